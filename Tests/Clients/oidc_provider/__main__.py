"""Usage: python3 Tests/Clients/oidc_provider FILE

Runs a provider of identities, oidc-provider-mock, on a port of this machine that it prints, until there's a file at FILE,
or two minutes have passed. It has one person, mia.
"""

import os.path
import sys
import time

import oidc_provider_mock

MIA = oidc_provider_mock.User(
    sub="mia",
    claims={"email": "mia@example.org", "email_verified": True, "name": "Mia Tanaka"},
)


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    end = time.monotonic() + 120
    with oidc_provider_mock.run_server_in_thread(user_claims=[MIA]) as server:
        print(f"port {server.server_port}.", flush=True)
        while not os.path.exists(sys.argv[1]) and time.monotonic() < end:
            time.sleep(0.05)
    return 0


sys.exit(main())
