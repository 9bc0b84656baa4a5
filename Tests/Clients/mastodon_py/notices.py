"""What someone is told."""

from report import equal, expect, refused
from world import World, eventually, word


def everything_is_told(world: World) -> None:
    world.mia.notifications_clear()
    post = world.mia.status_post(word())
    world.ken.status_favourite(post.id)
    world.ken.status_reblog(post.id)
    reply = world.ken.status_reply(post, word())
    world.ken.account_follow(world.mia_id)
    notices = eventually(lambda: _if_all(4, world.mia.notifications())) or world.mia.notifications()
    equal([notice.type for notice in notices], ["follow", "mention", "reblog", "favourite"], "newest first")
    equal({notice.account.id for notice in notices}, {world.ken_id}, "by whom")
    equal([notice.status.id for notice in notices[1:]], [reply.id, post.id, post.id], "about what")
    world.ken.account_unfollow(world.mia_id)


def some_are_asked_for(world: World) -> None:
    likes = world.mia.notifications(types=["favourite"])
    equal({notice.type for notice in likes}, {"favourite"}, "one kind")
    others = world.mia.notifications(exclude_types=["favourite", "follow"])
    equal({notice.type for notice in others}, {"mention", "reblog"}, "all but two kinds")
    equal(world.mia.notifications(account_id=world.mia_id), [], "by one person")
    first = world.mia.notifications(limit=1)
    second = world.mia.fetch_next(first)
    expect(second and second[0].id != first[0].id, "the next page")
    equal(world.mia.notifications(first[0].id).id, first[0].id, "one of them")


def they_are_read_and_dismissed(world: World) -> None:
    notices = world.mia.notifications()
    world.mia.markers_set("notifications", notices[1].id)
    equal(world.mia.notifications_unread_count().count, 1, "how many are new")
    world.mia.notifications_dismiss(notices[0].id)
    equal([notice.id for notice in world.mia.notifications()], [notice.id for notice in notices[1:]], "dismissed")
    refused(404, lambda: world.mia.notifications(notices[0].id), "a dismissed one")
    world.mia.notifications_clear()
    equal(world.mia.notifications(), [], "none is left")


def new_posts_are_told(world: World) -> None:
    world.mia.account_follow(world.ken_id, notify=True)
    post = world.ken.status_post(word())
    told = eventually(lambda: world.mia.notifications(types=["status"]))
    equal([notice.status.id for notice in told], [post.id], "a new post of someone")
    world.mia.account_unfollow(world.ken_id)


def changes_of_what_one_shared_are_told(world: World) -> None:
    post = world.ken.status_post(word())
    world.mia.status_reblog(post.id)
    world.ken.status_update(post.id, word())
    told = eventually(lambda: world.mia.notifications(types=["update"]))
    equal([notice.status.id for notice in told], [post.id], "a changed post")


def _if_all(count: int, notices: list) -> list | None:
    return notices if len(notices) >= count else None


SECTIONS = [
    everything_is_told, some_are_asked_for, they_are_read_and_dismissed, new_posts_are_told,
    changes_of_what_one_shared_are_told,
]
