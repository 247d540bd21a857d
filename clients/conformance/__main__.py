"""The command ``python -m clients.conformance DRIVER...``: play all scenarios and print the outcomes."""

import sys

from clients.conformance.suite import run_suite


def main() -> int:
    """Run the command; return its exit status."""
    command, only = sys.argv[1:], ""
    if command[:1] == ["--only"]:
        only, command = command[1], command[2:]
    if not command:
        print("usage: python -m clients.conformance [--only TEXT] DRIVER...", file=sys.stderr)
        return 2
    failed = 0
    for outcome in run_suite(command, only):
        state = f"skipped: {outcome.skipped}" if outcome.skipped else "FAILED" if outcome.failures else "passed"
        print(f"{outcome.name:<50} {outcome.attempts} attempts {outcome.seconds:6.2f} s  {state}", flush=True)
        for failure in outcome.failures:
            print(f"    {failure}", flush=True)
        failed += bool(outcome.failures)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
