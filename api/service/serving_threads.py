"""Threads that serve connections, one of which waits for requests.

The leader answers the requests itself: handing each to another thread and back takes more time than most answers. While
an answer takes long, another thread becomes the leader.
"""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread, current_thread
from typing import Any, Final

_PATIENCE: Final = 0.005
"""Seconds after which a busy leader is replaced, which is also Python's interval for switching threads."""

if sys.platform == "linux":

    class _Poll:
        """Reports each connection once when it has data, until it is asked for again."""

        _ONCE: Final = select.EPOLLIN | select.EPOLLONESHOT

        def __init__(self) -> None:
            self._epoll = select.epoll()

        def add(self, number: int) -> None:
            """Report a new file descriptor."""
            self._epoll.register(number, self._ONCE)

        def again(self, number: int) -> None:
            """Report a file descriptor that was reported before."""
            self._epoll.modify(number, self._ONCE)

        def wait(self) -> int:
            """Return a file descriptor with data."""
            return self._epoll.poll(maxevents=1)[0][0]

else:

    class _Poll:
        """The same for BSD and macOS, where it has not been tried."""

        def __init__(self) -> None:
            self._kqueue = select.kqueue()

        def add(self, number: int) -> None:
            """Report a new file descriptor."""
            once = select.KQ_EV_ADD | select.KQ_EV_ONESHOT
            self._kqueue.control([select.kevent(number, select.KQ_FILTER_READ, once)], 0)

        again = add

        def wait(self) -> int:
            """Return a file descriptor with data."""
            return int(self._kqueue.control(None, 1)[0].ident)


class ServingThreads:
    """Threads that call `serve` with each connection that has data to read. It has to `wait` for further data."""

    def __init__(self, count: int, serve: Callable[[Any], None]) -> None:
        self._serve = serve
        self._poll = _Poll()
        # By file descriptor, in the order of their timeouts. The thread that removes a connection owns it.
        self._waiting: dict[int, Any] = {}
        self._leader: Thread | None = None
        self._is_busy = False
        self._served = 0
        self._one_watches = Lock()
        self._watcher_sleeps = False
        self._work: SimpleQueue[None] = SimpleQueue()
        for number in range(count):
            Thread(target=self._run, name=f"serving-{number}", daemon=True).start()

    def __len__(self) -> int:
        """Return the number of connections that wait for data."""
        return len(self._waiting)

    def add(self, connection: Any) -> None:
        """Wait for the first data of a connection."""
        number = connection.sock.fileno()
        self._waiting[number] = connection
        self._poll.add(number)

    def wait(self, connection: Any) -> None:
        """Wait for further data of a connection that was added before."""
        number = connection.sock.fileno()
        self._waiting[number] = connection
        self._poll.again(number)

    def limit_waiting(self, deadline: float) -> None:
        """Let no connection wait for longer than until this time."""
        for connection in self._waiting.copy().values():
            connection.timeout = min(connection.timeout, deadline)

    def take_expired(self, now: float) -> Iterator[Any]:
        """Remove and yield the connections whose time to wait is over."""
        for number, connection in self._waiting.copy().items():
            if connection.timeout > now:
                return
            if self._waiting.pop(number, None) is not None:
                yield connection

    def shutdown(self, wait: bool) -> None:
        """Do nothing, as part of the interface of thread pools: the threads end with the process."""

    def _run(self) -> None:
        this = current_thread()
        while True:
            self._become_leader(this)
            while self._leader is this:
                number = self._poll.wait()
                self._served += 1
                self._is_busy = True
                if self._watcher_sleeps:
                    self._watcher_sleeps = False
                    self._work.put(None)
                connection = self._waiting.pop(number, None)
                if connection is not None:
                    self._serve(connection)
                if self._leader is this:
                    self._is_busy = False

    def _become_leader(self, this: Thread) -> None:
        """Return once there is no leader, or it has been busy with one connection for some time."""
        with self._one_watches:
            while self._leader is not None:
                served = self._served
                time.sleep(_PATIENCE)
                if self._served != served:
                    continue
                if self._is_busy:
                    break
                # Set before the second look, so that a leader that has just become busy wakes this thread.
                self._watcher_sleeps = True
                if self._served == served:
                    self._work.get()
                self._watcher_sleeps = False
            self._is_busy = False
            self._leader = this
