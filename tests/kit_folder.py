"""Folders with the files of the offline kit."""

from pathlib import Path

from clients.make_offline_kit import POSITIONS, kit_files


def write_kit_folder(folder: Path, positions: int = POSITIONS) -> Path:
    """Write the files of a kit with this number of positions of each game, and return their folder."""
    for name, content in kit_files(positions):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    return folder
