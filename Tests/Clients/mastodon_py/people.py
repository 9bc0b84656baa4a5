"""How people stand to each other."""

from report import equal, expect, refused
from world import World, word


def someone_is_followed(world: World) -> None:
    relation = world.mia.account_follow(world.ken_id, reblogs=False, notify=True)
    equal(
        (relation.following, relation.showing_reblogs, relation.notifying), (True, False, True), "how one follows")
    equal(world.ken.account_relationships(world.mia_id)[0].followed_by, True, "the other side")
    expect(world.mia_id in _ids(world.anyone.account_followers(world.ken_id)), "among the followers")
    expect(world.ken_id in _ids(world.anyone.account_following(world.mia_id)), "among those followed")
    equal(world.anyone.account(world.ken_id).followers_count, 1, "how many followers")
    found = world.mia.account_relationships([world.ken_id, world.mia_id])
    equal(len(found), 2, "several at once")
    equal(world.ken.account_remove_from_followers(world.mia_id).followed_by, False, "a follower is removed")
    equal(world.mia.account_unfollow(world.ken_id).following, False, "not followed any more")
    refused(403, lambda: world.mia.account_follow(world.mia_id), "oneself")


def someone_asks_to_follow(world: World) -> None:
    world.ken.account_update_credentials(locked=True)
    try:
        equal(world.mia.account_follow(world.ken_id).requested, True, "asked")
        equal(_ids(world.ken.follow_requests()), [world.mia_id], "who asks")
        world.ken.follow_request_reject(world.mia_id)
        equal(world.mia.account_relationships(world.ken_id)[0].requested, False, "turned down")
        world.mia.account_follow(world.ken_id)
        equal(world.ken.follow_request_authorize(world.mia_id).followed_by, True, "let in")
        equal(world.mia.account_relationships(world.ken_id)[0].following, True, "follows now")
    finally:
        world.ken.account_update_credentials(locked=False)
        world.mia.account_unfollow(world.ken_id)


def someone_is_blocked(world: World) -> None:
    post = world.ken.status_post(word())
    equal(world.mia.account_block(world.ken_id).blocking, True, "blocked")
    try:
        equal(_ids(world.mia.blocks()), [world.ken_id], "who is blocked")
        equal(world.ken.account_relationships(world.mia_id)[0].blocked_by, True, "the other side")
        expect(post.id not in _ids(world.mia.timeline_public(limit=40)), "their posts are hidden")
        refused(403, lambda: world.ken.account_follow(world.mia_id), "they can't follow")
    finally:
        equal(world.mia.account_unblock(world.ken_id).blocking, False, "not blocked any more")


def someone_is_muted(world: World) -> None:
    post = world.ken.status_post(word())
    relation = world.mia.account_mute(world.ken_id, notifications=True, duration=3600)
    equal((relation.muting, relation.muting_notifications), (True, True), "muted")
    try:
        muted = world.mia.mutes()
        equal(_ids(muted), [world.ken_id], "who is muted")
        expect(muted[0].mute_expires_at, "until when")
        expect(post.id not in _ids(world.mia.timeline_public(limit=40)), "their posts are hidden")
    finally:
        equal(world.mia.account_unmute(world.ken_id).muting, False, "not muted any more")


def a_note_is_taken(world: World) -> None:
    equal(world.mia.account_note_set(world.ken_id, "Met in Kyoto").note, "Met in Kyoto", "a note")
    equal(world.mia.account_relationships(world.ken_id)[0].note, "Met in Kyoto", "for oneself")
    equal(world.ken.account_relationships(world.mia_id)[0].note, "", "and for no one else")


def someone_is_recommended(world: World) -> None:
    refused(422, lambda: world.mia.account_endorse(world.ken_id), "someone who isn't followed")
    world.mia.account_follow(world.ken_id)
    equal(world.mia.account_endorse(world.ken_id).endorsed, True, "recommended")
    equal(_ids(world.mia.endorsements()), [world.ken_id], "who is recommended")
    equal(world.mia.account_unendorse(world.ken_id).endorsed, False, "not any more")
    world.mia.account_unfollow(world.ken_id)
    expect(isinstance(world.mia.suggestions_v2(), list), "who else there is")
    known = world.mia.account_familiar_followers([world.ken_id])
    equal([one.id for one in known], [world.ken_id], "whom one knows of someone's followers")


def someone_is_reported(world: World) -> None:
    post = world.ken.status_post(word())
    report = world.mia.report(world.ken_id, status_ids=[post.id], comment="Not kind", category="other")
    equal((report.comment, report.action_taken), ("Not kind", False), "the report")
    equal(report.target_account.id, world.ken_id, "about whom")
    equal([str(id) for id in report.status_ids], [str(post.id)], "about what")


def domains_can_be_named(world: World) -> None:
    world.mia.domain_block("elsewhere.example")
    world.mia.domain_unblock("elsewhere.example")


def _ids(items: list) -> list:
    return [item.id for item in items]


SECTIONS = [
    someone_is_followed, someone_asks_to_follow, someone_is_blocked, someone_is_muted, a_note_is_taken,
    someone_is_recommended, someone_is_reported, domains_can_be_named,
]
