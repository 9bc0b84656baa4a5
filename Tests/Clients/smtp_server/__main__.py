"""Usage: python3 Tests/Clients/smtp_server CERTIFICATE KEY USER PASSWORD

Runs an email provider, aiosmtpd, on a port of this machine that it prints, until its input ends. It takes email by STARTTLS
from whoever knows the password, and prints each as a line of JSON, as Python's own library reads it.
"""

import asyncio
import json
import re
import ssl
import sys
from collections.abc import Iterator
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session


def faults(content: bytes) -> Iterator[str]:
    """What is too long (RFC 5322, section 2.1.1; RFC 2047, section 2)."""
    for line in content.split(b"\r\n"):
        if len(line) > 998:
            yield f"a line of {len(line)} bytes"
        for word in re.findall(rb"=\?UTF-8\?B\?[^?]*\?=", line):
            if len(word) > 75:
                yield f"an encoded word of {len(word)} bytes"


class Inbox:
    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        message = message_from_bytes(envelope.content, policy=policy.default)
        parts = [] if not message.is_multipart() else [
            {"type": part.get_content_type(), "text": part.get_content().replace("\r\n", "\n")}
            for part in message.iter_parts()]
        print(json.dumps({
            "sender": envelope.mail_from, "recipients": envelope.rcpt_tos, "from": str(message["From"]),
            "to": str(message["To"]), "subject": str(message["Subject"]), "type": message.get_content_type(),
            "parts": parts, "defects": [str(defect) for part in message.walk() for defect in part.defects],
            "faults": list(faults(envelope.content)),
        }), flush=True)
        return "250 OK"


async def run(certificate: str, key: str, user: str, password: str) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)

    def authenticate(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: LoginPassword) -> AuthResult:
        return AuthResult(success=(data.login, data.password) == (user.encode(), password.encode()))

    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(
            Inbox(), enable_SMTPUTF8=False, tls_context=context, require_starttls=True, auth_required=True,
            authenticator=authenticate),
        "127.0.0.1", 0)
    print(f"port {server.sockets[0].getsockname()[1]}.", flush=True)
    await asyncio.to_thread(sys.stdin.read)


def main() -> int:
    if len(sys.argv) != 5:
        print(__doc__, file=sys.stderr)
        return 2
    asyncio.run(run(*sys.argv[1:]))
    return 0


sys.exit(main())
