"""How someone shows themselves."""

import requests
from report import equal, expect
from world import World, picture, word


def a_profile_is_changed(world: World) -> None:
    bio = f"Gardener in Kyoto {word()}"
    me = world.mia.account_update_credentials(
        display_name="Mia T.", note=bio, fields=[("Site", "https://mia.example"), ("Plants", "Many")],
        discoverable=True, bot=False)
    equal((me.display_name, me.source.note, me.bot), ("Mia T.", bio, False), "what was changed")
    equal([(field.name) for field in me.fields], ["Site", "Plants"], "its fields")
    expect('href="https://mia.example"' in me.fields[0].value, "a link is one")
    shown = world.anyone.account(world.mia_id)
    expect(bio in shown.note and shown.note.startswith("<p>"), "how others see it")
    expect(world.mia_id in [person.id for person in world.anyone.directory(local=True)], "in the directory")
    answer = requests.patch(
        f"{world.address}/api/v1/accounts/update_credentials", timeout=30,
        headers={"Authorization": f"Bearer {world.mia.access_token}"},
        data={f"fields_attributes[{number}][name]": "x" for number in range(5)}
        | {f"fields_attributes[{number}][value]": "y" for number in range(5)})
    equal(answer.status_code, 422, "too many fields")


def pictures_are_changed(world: World) -> None:
    me = world.mia.account_update_credentials(
        avatar=picture(), avatar_mime_type="image/png", header=picture(60, 20), header_mime_type="image/png")
    for address in [me.avatar, me.avatar_static, me.header, me.header_static]:
        answer = requests.get(address, timeout=30)
        expect(answer.ok and answer.headers["Content-Type"].startswith("image/"), f"a picture: {address}")
    without = world.mia.account_delete_avatar()
    expect(without.avatar.endswith("missing.png"), "no picture")
    expect(requests.get(without.avatar, timeout=30).ok, "what is shown instead")
    expect(world.mia.account_delete_header().header.endswith("missing.png"), "no header")


def defaults_are_chosen(world: World) -> None:
    def choose(privacy: str, sensitive: str, language: str) -> requests.Response:
        return requests.patch(
            f"{world.address}/api/v1/accounts/update_credentials", timeout=30,
            headers={"Authorization": f"Bearer {world.mia.access_token}"},
            data={
                "source[privacy]": privacy, "source[sensitive]": sensitive, "source[language]": language,
            })

    answer = choose("unlisted", "true", "ja")
    equal(answer.status_code, 200, f"chosen: {answer.text}")
    try:
        preferences = world.mia.preferences()
        equal(
            (
                preferences["posting:default:visibility"], preferences["posting:default:sensitive"],
                preferences["posting:default:language"],
            ), ("unlisted", True, "ja"), "how posts are written by default")
        equal(world.mia.status_post(word()).visibility, "unlisted", "and are")
    finally:
        choose("public", "false", "en")


SECTIONS = [a_profile_is_changed, pictures_are_changed, defaults_are_chosen]
