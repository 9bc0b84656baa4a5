"""What clients ask for before anyone is signed in, and before the first timeline is shown."""

import requests
from report import equal, expect, refused
from world import World


def the_server_describes_itself(world: World) -> None:
    instance = world.anyone.instance_v2()
    equal(f"http://{instance.domain}".removeprefix("http://"), world.address.split("//")[1], "the domain")
    expect(instance.configuration.statuses.max_characters >= 500, "posts have at least 500 characters")
    equal(instance.configuration.statuses.max_media_attachments, 4, "photos of a post")
    expect(instance.thumbnail.url.startswith(world.address), "there's always a picture")
    equal(instance.registrations.enabled, True, "registration is open")
    old = world.anyone.instance_v1()
    equal(old.uri, instance.domain, "the domain as of old")
    expect(old.urls.streaming_api.startswith("ws"), "where streams are")
    expect(old.stats.user_count >= 2, "how many people there are")
    expect(world.anyone.retrieve_mastodon_version().count(".") == 2, "a version of three numbers")


def the_server_answers_what_clients_ask_for(world: World) -> None:
    expect(world.anyone.instance_health(), "health")
    equal(world.anyone.instance_peers(), [], "peers")
    equal(len(world.anyone.instance_activity()), 12, "weeks of activity")
    expect(len(world.anyone.instance_languages()) > 0, "languages")
    expect(isinstance(world.anyone.instance_rules(), list), "rules")
    equal(world.anyone.instance_nodeinfo().software.name, "socialconnect", "the software")
    for path in [
        "custom_emojis", "trends", "trends/tags", "trends/statuses", "trends/links",
    ]:
        equal(world.get(f"/api/v1/{path}").json(), [], path)
    expect(isinstance(world.anyone.directory(local=True), list), "the directory")


def nothing_is_missing_for_someone_signed_in(world: World) -> None:
    for path in [
        "v1/announcements", "v1/filters", "v2/filters", "v1/scheduled_statuses", "v1/domain_blocks",
    ]:
        answer = world.get(f"/api/{path}", world.mia)
        equal((answer.status_code, answer.json()), (200, []), path)
    preferences = world.mia.preferences()
    equal(preferences["posting:default:visibility"], "public", "how posts are written by default")
    equal(world.mia.filters_v2(), [], "filters")


def what_does_not_exist_says_so(world: World) -> None:
    answer = world.get("/api/v1/nothing", world.mia)
    equal((answer.status_code, answer.json()), (404, {"error": "Not Found"}), "a path that isn't there")
    for path in ["v1/collections", "v1/annual_reports"]:
        equal(world.get(f"/api/{path}", world.mia).status_code, 404, path)
    refused(404, lambda: world.mia.status("1"), "a post that isn't there")
    refused(401, lambda: world.anyone.me(), "a person without a token")
    refused(401, lambda: world.client("wrong").timeline_home(), "a token that isn't one")


def other_sites_may_ask(world: World) -> None:
    answer = requests.options(
        f"{world.address}/api/v1/statuses", timeout=30,
        headers={
            "Origin": "https://web.example", "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization,idempotency-key",
        })
    expect(answer.ok, f"a preflight: {answer.status_code}")
    equal(answer.headers.get("Access-Control-Allow-Origin"), "*", "who may ask")
    allowed = answer.headers.get("Access-Control-Allow-Headers", "").lower()
    expect("idempotency-key" in allowed and "authorization" in allowed, f"what may be said: {allowed}")
    head = requests.head(f"{world.address}/api/v2/instance", timeout=30)
    equal(head.status_code, 200, "HEAD")
    expect("Date" in head.headers, "the time of the answer")
    exposed = world.get("/api/v1/timelines/public").headers.get("Access-Control-Expose-Headers", "")
    expect("Link" in exposed, "Link can be read")


SECTIONS = [
    the_server_describes_itself, the_server_answers_what_clients_ask_for,
    nothing_is_missing_for_someone_signed_in, what_does_not_exist_says_so, other_sites_may_ask,
]
