"""Push notifications, up to a service of our own that gets them."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from report import equal, expect, refused
from world import World, eventually, word


def a_device_is_registered(world: World) -> None:
    _, public = world.mia.push_subscription_generate_keys()
    made = world.mia.push_subscription_set(
        "https://push.example/device", public, favourite_events=True, mention_events=False)
    equal((made.alerts.favourite, made.alerts.mention), (True, False), "what is pushed")
    equal(made.endpoint, "https://push.example/device", "where to")
    equal(made.server_key, world.anyone.instance_v2().configuration.vapid.public_key, "the server's key")
    equal(world.mia.push_subscription().id, made.id, "one for each token")
    changed = world.mia.push_subscription_update(favourite_events=False, mention_events=True)
    equal((changed.alerts.favourite, changed.alerts.mention), (False, True), "what is pushed now")
    world.mia.push_subscription_delete()
    refused(404, world.mia.push_subscription, "none")


def a_notification_is_pushed(world: World) -> None:
    service = PushService()
    secret, public = world.mia.push_subscription_generate_keys()
    world.mia.push_subscription_set(service.address, public, favourite_events=True)
    try:
        post = world.mia.status_post(word())
        world.ken.status_favourite(post.id)
        if not eventually(lambda: service.taken):
            return expect(False, "nothing was pushed")
        headers, body = service.taken[0]
        equal(headers["Content-Encoding"], "aesgcm", "how it is encrypted")
        push = world.mia.push_subscription_decrypt_push(body, secret, headers["Encryption"], headers["Crypto-Key"])
        equal(push.notification_type, "favourite", "what it is about")
        equal(push.access_token, world.mia.access_token, "whom it is for")
        expect(world.mia.notifications(push.notification_id).status.id == post.id, "which notification it is")
        expect(push.title and len(push.body) <= 140, "what it says")
    finally:
        world.mia.push_subscription_delete()
        service.close()


class PushService:
    """Takes what a server pushes."""

    def __init__(self) -> None:
        self.taken: list[tuple] = []
        taken = self.taken

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                taken.append((self.headers, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/device"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


SECTIONS = [a_device_is_registered, a_notification_is_pushed]
