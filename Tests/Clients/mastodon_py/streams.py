"""What arrives while someone looks on."""

from queue import Empty, Queue
from typing import Any

from mastodon import StreamListener
from report import equal, expect
from world import World, eventually, word

PATIENCE = 20


class Listener(StreamListener):
    """Keeps what arrives."""

    def __init__(self) -> None:
        self.events: Queue = Queue()

    def on_update(self, status: Any) -> None:
        self.events.put(("update", status.id))

    def on_status_update(self, status: Any) -> None:
        self.events.put(("status.update", status.id))

    def on_delete(self, status_id: Any) -> None:
        self.events.put(("delete", status_id))

    def on_notification(self, notification: Any) -> None:
        self.events.put(("notification", notification.type))

    def next(self, seconds: float = PATIENCE) -> tuple | None:
        try:
            kind, value = self.events.get(timeout=seconds)
            return kind, str(value)
        except Empty:
            return None

    def until(self, kind: str, value: object) -> bool:
        """Whether something arrives, perhaps after others."""
        while (event := self.next()) and event != (kind, str(value)):
            pass
        return event is not None


def streams_are_there(world: World) -> None:
    expect(world.anyone.stream_healthy(), "streams")
    equal(world.get("/api/v1/streaming/public").status_code, 401, "a stream without a token")
    answer = world.get("/api/v1/streaming/nothing", world.mia)
    equal(answer.status_code, 400, "a stream that isn't there")


def events_are_sent(world: World) -> None:
    world.mia.account_follow(world.ken_id)
    listener = Listener()
    handle = world.mia.stream_user(listener, run_async=True, timeout=60)
    try:
        _wait(handle)
        post = world.ken.status_post(word())
        equal(listener.next(), ("update", str(post.id)), "a new post")
        world.ken.status_update(post.id, word())
        equal(listener.next(), ("status.update", str(post.id)), "a changed post")
        world.ken.status_delete(post.id)
        equal(listener.next(), ("delete", str(post.id)), "a deleted post")
        own = world.mia.status_post(word())
        equal(listener.next(), ("update", str(own.id)), "one's own post")
        world.ken.status_favourite(own.id)
        equal(listener.next(), ("notification", "favourite"), "a notification")
    finally:
        handle.close()
        world.mia.account_unfollow(world.ken_id)


def a_hashtag_is_streamed(world: World) -> None:
    tag, listener = word(), Listener()
    handle = world.mia.stream_hashtag(tag, listener, run_async=True, timeout=60)
    try:
        _wait(handle)
        world.ken.status_post(word())
        post = world.ken.status_post(f"#{tag}")
        equal(listener.next(), ("update", str(post.id)), "a post with the hashtag, and no other")
    finally:
        handle.close()


def one_socket_has_several_streams(world: World) -> None:
    tag = word()
    handle = world.mia.stream_open_websocket(timeout=60)
    everyone, tagged = Listener(), Listener()
    try:
        world.mia.stream_public(everyone, websocket_handle=handle)
        world.mia.stream_hashtag(tag, tagged, websocket_handle=handle)
        _wait(handle)
        # Whether it is subscribed is not answered; what was sent before it was may be missed. Subscriptions are taken in turn.
        expect(eventually(lambda: world.ken.status_post(f"#{tag}") and tagged.next(1)), "a post with the hashtag")
        post = world.ken.status_post(f"#{tag}")
        expect(tagged.until("update", post.id), "a post with the hashtag")
        expect(everyone.until("update", post.id), "the same in the other stream")
    finally:
        handle.close()


def _wait(handle: Any) -> None:
    """Waits until a stream has begun."""
    eventually(handle.is_receiving)


SECTIONS = [streams_are_there, events_are_sent, a_hashtag_is_streamed, one_socket_has_several_streams]
