"""A program in a terminal of its own, which is typed to as by a person."""

import codecs
import fcntl
import os
import pty
import select
import struct
import termios
import time

from problem import Problem
from screen import Screen

PROMPT = "> "
# How long an answer may take, and for how long nothing must come behind it, in seconds.
PATIENCE = 60.0
QUIET = 0.4


class Terminal:
    def __init__(self, program: str, name: str, environment: dict[str, str], screen: Screen):
        """Starts the program by this name, and waits for its first prompt."""
        self.screen = screen
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.status: int | None = None
        self.process, self.channel = pty.fork()
        if self.process == 0:
            size = struct.pack("HHHH", screen.height, screen.width, 0, 0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            try:
                os.execve(program, [name], environment)
            finally:
                os._exit(127)

    def __enter__(self) -> "Terminal":
        try:
            self.await_prompt("start")
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def type(self, line: str) -> None:
        """Types a line and waits until it was answered."""
        self.send(line)
        self.await_prompt(line)

    def leave(self, line: str) -> None:
        """Types what ends the program, and waits until it has ended well."""
        self.send(line)
        deadline = time.monotonic() + PATIENCE
        while self.receive(max(0.0, deadline - time.monotonic())):
            pass
        self.finish(deadline)
        if self.status != 0:
            raise Problem(f"`{line}` should have ended the program; its status is {self.status}.\n{self.screen.text()}")

    def send(self, line: str) -> None:
        os.write(self.channel, f"{line}\r".encode())

    def await_prompt(self, line: str) -> None:
        """Waits until a prompt is the last thing written; one at which something was typed has that behind itself."""
        deadline = time.monotonic() + PATIENCE
        received = False
        while time.monotonic() < deadline:
            if self.receive(QUIET):
                received = True
            elif self.status is not None:
                raise Problem(f"The program ended upon {line!r}, with {self.status}.\n{self.screen.text()}")
            elif received and self.screen.before_cursor() == PROMPT:
                return
        raise Problem(f"No prompt came upon {line!r} in {PATIENCE:.0f} seconds.\n{self.screen.text()}")

    def receive(self, patience: float) -> bool:
        """Takes what the program wrote; false when nothing came for so long, or it ended."""
        if self.status is not None or not select.select([self.channel], [], [], patience)[0]:
            return False
        try:
            written = os.read(self.channel, 65536)
        except OSError:  # Linux says so when the program has ended.
            written = b""
        if not written:
            self.finish(time.monotonic() + PATIENCE)
            return False
        self.screen.feed(self.decoder.decode(written))
        return True

    def finish(self, deadline: float) -> None:
        """Waits until the program has ended, and keeps its status."""
        while self.status is None and time.monotonic() < deadline:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                self.status = os.waitstatus_to_exitcode(status)
            else:
                time.sleep(0.05)

    def close(self) -> None:
        """Hangs up, which ends a program that is still there."""
        os.close(self.channel)
        self.finish(time.monotonic() + 5)
        if self.status is None:
            os.kill(self.process, 9)
            os.waitpid(self.process, 0)
