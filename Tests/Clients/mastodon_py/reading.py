"""Timelines in all directions, searching, and where someone stopped reading."""

from report import equal, expect, refused
from world import World, eventually, picture, word


def a_timeline_is_read_in_all_directions(world: World) -> None:
    tag = word()
    ids = [world.mia.status_post(f"{number} #{tag}").id for number in range(7)][::-1]
    read = world.anyone.timeline_hashtag

    def seen(**page: object) -> list:
        return [status.id for status in read(tag, **page)]

    equal(seen(), ids, "newest first")
    equal(seen(limit=3), ids[:3], "a page")
    equal(seen(max_id=ids[2], limit=3), ids[3:6], "below")
    equal(seen(since_id=ids[4], limit=2), ids[:2], "the newest above")
    equal(seen(min_id=ids[4], limit=2), ids[2:4], "just above")
    equal(seen(min_id=ids[6], max_id=ids[1]), ids[2:6], "in between")
    first = read(tag, limit=3)
    second = world.anyone.fetch_next(first)
    equal([status.id for status in second], ids[3:6], "the next page by its link")
    back = world.anyone.fetch_previous(second)
    equal([status.id for status in back], ids[:3], "and back")
    everything = world.anyone.fetch_remaining(read(tag, limit=2))
    equal([status.id for status in everything], ids, "all pages, one after the other")


def home_has_those_one_follows(world: World) -> None:
    world.mia.account_unfollow(world.ken_id)
    before = world.ken.status_post(word())
    expect(before.id not in _ids(world.mia.timeline_home()), "no posts of strangers")
    world.mia.account_follow(world.ken_id)
    post = world.ken.status_post(word())
    own = world.mia.status_post(word())
    private = world.ken.status_post(word(), visibility="private")
    home = _ids(eventually(lambda: _if(private.id, world.mia.timeline_home())) or [])
    expect({post.id, own.id, private.id} <= set(home), "posts of those one follows, and one's own")
    expect(home == sorted(home, key=int, reverse=True), "newest first")
    share = world.ken.status_reblog(world.mia.status_post(word()).id)
    world.mia.account_unfollow(world.ken_id)
    expect(share.id not in _ids(world.mia.timeline_home()), "gone with the one who was followed")
    refused(404, lambda: world.mia.status(private.id), "what is for followers")


def everyone_has_public_posts(world: World) -> None:
    public = world.mia.status_post(word())
    unlisted = world.mia.status_post(word(), visibility="unlisted")
    reply = world.ken.status_reply(public, word())
    for read in [world.anyone.timeline_public, world.anyone.timeline_local]:
        found = _ids(read(limit=40))
        expect(public.id in found, "public posts")
        expect(unlisted.id not in found and reply.id not in found, "no others, and no replies")
    photo = world.mia.media_post(picture(red=20), mime_type="image/png")
    shown = world.mia.status_post(word(), media_ids=[photo.id])
    media = _ids(world.anyone.timeline_public(only_media=True))
    expect(shown.id in media and public.id not in media, "posts with photos")


def a_profile_has_the_posts_of_one(world: World) -> None:
    post = world.mia.status_post(f"#{word()}")
    reply = world.mia.status_reply(world.ken.status_post(word()), word())
    found = _ids(world.anyone.account_statuses(world.mia_id))
    expect(post.id in found and reply.id in found, "all posts")
    expect(reply.id not in _ids(world.anyone.account_statuses(world.mia_id, exclude_replies=True)), "no replies")
    tagged = world.anyone.account_statuses(world.mia_id, tagged=post.tags[0].name)
    equal(_ids(tagged), [post.id], "posts with a hashtag")


def a_search_finds(world: World) -> None:
    tag, text = word(), word()
    post = world.mia.status_post(f"{text} #{tag}")
    found = world.mia.search_v2(text, result_type="statuses")
    equal(_ids(found.statuses), [post.id], "posts")
    found = world.mia.search_v2(f"#{tag[:6]}")
    expect(tag in [hashtag.name for hashtag in found.hashtags], "hashtags by how they begin")
    equal(found.accounts, [], "nothing else")
    for query in [world.ken_person.handle, f"@{world.ken_person.handle}", world.ken_person.handle.upper()]:
        people = [person.id for person in world.mia.search_v2(query, result_type="accounts").accounts]
        expect(world.ken_id in people, f"people: {query}")
    by_address = world.mia.search_v2(post.url, resolve=True)
    equal(_ids(by_address.statuses), [post.id], "a post by its address")
    expect(world.ken_id in [person.id for person in world.mia.account_search(world.ken_person.handle)], "people")
    equal(world.anyone.account_lookup(f"@{world.ken_person.handle}").id, world.ken_id, "someone by name")
    refused(404, lambda: world.anyone.account_lookup(word()), "someone who isn't there")


def hashtags_are_followed(world: World) -> None:
    tag = word()
    equal(world.mia.tag_follow(tag).following, True, "followed")
    post = world.ken.status_post(f"#{tag}")
    expect(eventually(lambda: post.id in _ids(world.mia.timeline_home())), "its posts are in home")
    expect(tag in [followed.name for followed in world.mia.followed_tags()], "among those one follows")
    equal(world.mia.tag(tag).name, tag, "by its name")
    equal(world.mia.tag_unfollow(tag).following, False, "not followed any more")
    featured = world.mia.featured_tag_create(tag)
    equal(featured.name, tag, "on one's profile")
    expect(tag in [shown.name for shown in world.anyone.account_featured_tags(world.mia_id)], "for everyone")
    world.mia.featured_tag_delete(featured.id)
    expect(isinstance(world.mia.featured_tag_suggestions(), list), "which others there could be")


def a_reading_place_is_kept(world: World) -> None:
    status = world.mia.status_post(word())
    equal(str(world.mia.markers_set("home", status.id)["home"].last_read_id), str(status.id), "kept")
    equal(str(world.mia.markers_get("home")["home"].last_read_id), str(status.id), "and found again")
    equal(world.get("/api/v1/markers", world.mia).json(), {}, "none is asked for")


def lists_have_posts_of_some(world: World) -> None:
    strict = world.mia.list_create(word(), replies_policy="none", exclusive=True)
    expect(strict.replies_policy == "none" and strict.exclusive, "what a list leaves out")
    world.mia.list_delete(strict.id)
    made = world.mia.list_create(word())
    expect(made.id in [own.id for own in world.mia.lists()], "among one's lists")
    world.mia.account_unfollow(world.ken_id)
    refused(404, lambda: world.mia.list_accounts_add(made.id, [world.ken_id]), "someone who isn't followed")
    world.mia.account_follow(world.ken_id)
    world.mia.list_accounts_add(made.id, [world.ken_id])
    refused(422, lambda: world.mia.list_accounts_add(made.id, [world.ken_id]), "someone twice")
    equal([person.id for person in world.mia.list_accounts(made.id)], [world.ken_id], "who is in it")
    equal([own.id for own in world.mia.account_lists(world.ken_id)], [made.id], "in which lists someone is")
    post, own = world.ken.status_post(word()), world.mia.status_post(word())
    found = eventually(lambda: _if(post.id, world.mia.timeline_list(made.id))) or []
    expect(post.id in _ids(found) and own.id not in _ids(found), "its posts")
    title = word()
    equal(world.mia.list_update(made.id, title).title, title, "its new name")
    world.mia.list_accounts_delete(made.id, [world.ken_id])
    equal(world.mia.list_accounts(made.id), [], "no one is in it any more")
    world.mia.list_delete(made.id)
    refused(404, lambda: world.mia.list(made.id), "a deleted list")
    world.mia.account_unfollow(world.ken_id)


def _ids(page: list) -> list:
    return [status.id for status in page]


def _if(id: object, page: list) -> list | None:
    return page if id in _ids(page) else None


SECTIONS = [
    a_timeline_is_read_in_all_directions, home_has_those_one_follows, everyone_has_public_posts,
    a_profile_has_the_posts_of_one, a_search_finds, hashtags_are_followed, a_reading_place_is_kept,
    lists_have_posts_of_some,
]
