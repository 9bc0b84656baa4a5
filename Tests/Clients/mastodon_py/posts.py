"""What is done with a post."""

from report import equal, expect, refused
from world import World, word


def a_post_is_liked(world: World) -> None:
    status = world.mia.status_post(word())
    for _ in range(2):
        liked = world.ken.status_favourite(status.id)
        equal((liked.favourited, liked.favourites_count), (True, 1), "liked once, however often")
    equal([person.id for person in world.mia.status_favourited_by(status.id)], [world.ken_id], "who likes it")
    expect(status.id in [liked.id for liked in world.ken.favourites()], "among one's likes")
    unliked = world.ken.status_unfavourite(status.id)
    equal((unliked.favourited, unliked.favourites_count), (False, 0), "not liked any more")


def a_post_is_shared(world: World) -> None:
    status = world.mia.status_post(word())
    share = world.ken.status_reblog(status.id)
    equal((share.reblog.id, share.reblogged, share.reblog.reblogged), (status.id, True, True), "the share")
    equal(world.ken.status_reblog(status.id).id, share.id, "shared once, however often")
    equal([person.id for person in world.mia.status_reblogged_by(status.id)], [world.ken_id], "who shares it")
    expect(share.id in [item.id for item in world.ken.account_statuses(world.ken_id)], "on one's profile")
    without = world.ken.account_statuses(world.ken_id, exclude_reblogs=True)
    expect(share.id not in [item.id for item in without], "not among one's own")
    unshared = world.ken.status_unreblog(status.id)
    equal((unshared.id, unshared.reblogged, unshared.reblog), (status.id, False, None), "not shared any more")
    private = world.mia.status_post(word(), visibility="private")
    refused(404, lambda: world.ken.status_reblog(private.id), "sharing what one can't see")


def a_post_is_kept(world: World) -> None:
    status = world.ken.status_post(word())
    equal(world.mia.status_bookmark(status.id).bookmarked, True, "kept")
    expect(status.id in [kept.id for kept in world.mia.bookmarks()], "among the bookmarks")
    equal(world.mia.status_unbookmark(status.id).bookmarked, False, "not kept any more")


def a_post_is_pinned(world: World) -> None:
    status = world.mia.status_post(word())
    equal(world.mia.status_pin(status.id).pinned, True, "pinned")
    pinned = world.anyone.account_statuses(world.mia_id, pinned=True)
    equal([item.id for item in pinned], [status.id], "on one's profile")
    equal(world.mia.status_unpin(status.id).pinned, False, "not pinned any more")
    other = world.ken.status_post(word())
    refused(422, lambda: world.mia.status_pin(other.id), "pinning what someone else wrote")


def a_conversation_is_muted(world: World) -> None:
    status = world.mia.status_post(word())
    equal(world.mia.status_mute(status.id).muted, True, "muted")
    before = world.mia.notifications()
    reply = world.ken.status_reply(status, "Still there?")
    after = world.mia.notifications()
    expect(reply.id not in [notice.status.id for notice in after if notice.status], "no word of replies")
    equal(len(after), len(before), "no more notifications")
    equal(world.mia.status_unmute(status.id).muted, False, "not muted any more")


def posts_are_read_together(world: World) -> None:
    ids = [world.mia.status_post(word()).id for _ in range(3)]
    found = world.get("/api/v1/statuses", world.mia, **{"id[]": ids}).json()
    equal(sorted(status["id"] for status in found), sorted(str(id) for id in ids), "several posts")


SECTIONS = [
    a_post_is_liked, a_post_is_shared, a_post_is_kept, a_post_is_pinned, a_conversation_is_muted,
    posts_are_read_together,
]
