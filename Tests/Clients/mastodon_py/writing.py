"""What someone writes, changes and deletes."""

import datetime

import requests
from report import equal, expect, refused
from world import World, picture, word


def a_post_is_written(world: World) -> None:
    text = f"Good morning #{word()} 🌱\nSecond line & <b>"
    status = world.mia.status_post(text)
    equal(status.visibility, "public", "for everyone")
    equal(status.account.id, world.mia_id, "its author")
    expect("<br" in status.content and "&lt;b&gt;" in status.content, f"the text as HTML: {status.content}")
    equal(len(status.tags), 1, "hashtags")
    expect(abs((datetime.datetime.now(datetime.UTC) - status.created_at).total_seconds()) < 300, "its time")
    equal(world.anyone.status(status.id).content, status.content, "anyone can read it")
    equal((status.favourited, status.reblogged, status.bookmarked, status.pinned), (False,) * 4, "no marks yet")
    equal(world.mia.status_post(word(), content_type="text/markdown").spoiler_text, "", "unknown kinds are ignored")


def a_post_can_have_everything(world: World) -> None:
    status = world.mia.status_post(
        "Rain again", spoiler_text="Weather", sensitive=True, visibility="unlisted", language="en")
    equal(
        (status.spoiler_text, status.sensitive, status.visibility, status.language),
        ("Weather", True, "unlisted", "en"), "what was said of it")
    mention = world.mia.status_post(f"@{world.ken_person.handle} hello", visibility="direct")
    equal([person.id for person in mention.mentions], [world.ken_id], "who is mentioned")
    equal(world.ken.status(mention.id).visibility, "direct", "who is mentioned can read it")
    refused(404, lambda: world.anyone.status(mention.id), "no one else can")
    answer = requests.post(
        f"{world.address}/api/v1/statuses", timeout=30, headers={"Authorization": f"Bearer {world.mia.access_token}"},
        json={"status": "By the lake", "place": {"name": "Biwa", "country": "Japan"}})
    equal(answer.json().get("place", {}).get("name"), "Biwa", "where it was written")


def the_same_key_gives_the_same_post(world: World) -> None:
    key, text = word(), word()
    first = world.mia.status_post(text, idempotency_key=key)
    equal(world.mia.status_post(text, idempotency_key=key).id, first.id, "sent again")
    expect(world.mia.status_post(text).id != first.id, "sent anew")


def what_cannot_be_written_is_refused(world: World) -> None:
    refused(422, lambda: world.mia.status_post(""), "nothing")
    refused(422, lambda: world.mia.status_post("x" * 100_000), "too much")
    poll = world.mia.make_poll(["a", "b"], 60)
    refused(422, lambda: world.mia.status_post("Which?", poll=poll), "a poll that ends too soon")
    soon = datetime.datetime.now(datetime.UTC) + datetime.timedelta(minutes=1)
    refused(422, lambda: world.mia.status_post("Soon", scheduled_at=soon), "for too soon")
    other = world.ken.status_post(word())
    refused(404, lambda: world.mia.status_delete(other.id), "deleting what someone else wrote")


def a_post_is_changed(world: World) -> None:
    status = world.mia.status_post("Frist")
    changed = world.mia.status_update(status.id, "First", spoiler_text="Numbers")
    expect("First" in changed.content and changed.edited_at, "the new text")
    equal(changed.spoiler_text, "Numbers", "the new warning")
    source = world.mia.status_source(status.id)
    equal((source.text, source.spoiler_text), ("First", "Numbers"), "what it was made of")
    versions = world.mia.status_history(status.id)
    equal(["Frist" in version.content for version in versions], [True, False], "its versions, oldest first")


def a_post_is_deleted(world: World) -> None:
    status = world.mia.status_post("Delete me")
    equal(world.mia.status_delete(status.id).text, "Delete me", "what it was made of")
    refused(404, lambda: world.mia.status(status.id), "a deleted post")


def a_photo_is_posted(world: World) -> None:
    photo = world.mia.media_post(picture(), mime_type="image/png", description="A square", focus=(0.5, -0.5))
    equal((photo.type, photo.description), ("image", "A square"), "what was uploaded")
    equal((photo.meta.focus.x, photo.meta.focus.y), (0.5, -0.5), "what stays in sight")
    expect(photo.blurhash, "its blurred form")
    changed = world.mia.media_update(photo.id, description="A fading square")
    equal(changed.description, "A fading square", "its new description")
    status = world.mia.status_post("Look", media_ids=[photo.id], sensitive=True)
    equal([media.description for media in status.media_attachments], ["A fading square"], "the photo of a post")
    for url in [status.media_attachments[0].url, status.media_attachments[0].preview_url]:
        answer = requests.get(url, timeout=30)
        expect(answer.ok and answer.headers["Content-Type"].startswith("image/"), f"the file: {url}")
    refused(
        422, lambda: world.mia.media_post(b"not a photo", mime_type="image/png", file_name="no.png"),
        "what isn't a photo")


def a_conversation_is_had(world: World) -> None:
    first = world.mia.status_post("Tea?")
    reply = world.ken.status_reply(first, "Yes please")
    equal((reply.in_reply_to_id, reply.in_reply_to_account_id), (first.id, world.mia_id), "what it replies to")
    equal([person.id for person in reply.mentions], [world.mia_id], "whom it reaches")
    last = world.mia.status_post("At four", in_reply_to_id=reply.id)
    context = world.anyone.status_context(reply.id)
    equal([status.id for status in context.ancestors], [first.id], "above it")
    equal([status.id for status in context.descendants], [last.id], "below it")
    equal(world.mia.status(first.id).replies_count, 1, "how many replies")


def messages_are_kept_by_conversation(world: World) -> None:
    text = word()
    post = world.ken.status_post(f"@{world.mia_person.handle} {text}", visibility="direct")
    found = world.mia.conversations()[0]
    equal(found.last_status.id, post.id, "the last post")
    expect(found.unread, "it's unread")
    equal([person.id for person in found.accounts], [world.ken_id], "with whom")
    expect(not world.mia.conversations_read(found.id).unread, "it's read")
    refused(404, lambda: world.mia.conversations_read("1"), "one that isn't there")


def a_post_is_scheduled(world: World) -> None:
    later = datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=1)
    made = world.mia.status_post("Later", scheduled_at=later)
    expect(made.id in [post.id for post in world.mia.scheduled_statuses()], "among the scheduled ones")
    moved = world.mia.scheduled_status_update(made.id, later + datetime.timedelta(hours=1))
    expect(moved.scheduled_at > made.scheduled_at, "its new time")
    world.mia.scheduled_status_delete(made.id)
    refused(404, lambda: world.mia.scheduled_status(made.id), "one that is deleted")


def people_are_asked(world: World) -> None:
    poll = world.mia.make_poll(["Tea", "Coffee"], 3600, multiple=True)
    asked = world.mia.status_post("Which?", poll=poll).poll
    equal([option.title for option in asked.options], ["Tea", "Coffee"], "what can be chosen")
    expect(asked.voted and not asked.expired and asked.multiple, "how it goes for who asks")
    voted = world.ken.poll_vote(asked.id, [0, 1])
    equal(sorted(voted.own_votes), [0, 1], "what one chose")
    equal([option.votes_count for option in world.mia.poll(asked.id).options], [1, 1], "the numbers")
    refused(422, lambda: world.ken.poll_vote(asked.id, [0]), "a second vote")
    refused(422, lambda: world.mia.poll_vote(asked.id, [0]), "a vote in one's own")


SECTIONS = [
    a_post_is_written, a_post_can_have_everything, the_same_key_gives_the_same_post,
    what_cannot_be_written_is_refused, a_post_is_changed, a_post_is_deleted, a_photo_is_posted,
    a_conversation_is_had, messages_are_kept_by_conversation,
    a_post_is_scheduled, people_are_asked,
]
