"""How an app is let in."""

import base64
import hashlib
from urllib.parse import parse_qs, urlsplit

import requests
from browser import Browser
from report import equal, expect, refused
from world import REDIRECT, SCOPES, World, word


def an_app_registers(world: World) -> None:
    expect(all(world.app), "an app gets an id and a secret")
    client = world.client()
    answer = requests.post(
        f"{world.address}/oauth/token", timeout=30,
        json={
            "grant_type": "client_credentials", "client_id": world.app[0], "client_secret": world.app[1],
            "redirect_uri": REDIRECT,
        })
    equal(answer.status_code, 200, "an app gets a token of its own")
    client.access_token = answer.json()["access_token"]
    equal(client.app_verify_credentials().name, "Client test", "the app's name")
    refused(422, client.timeline_home, "an app has no home timeline")


def a_password_signs_in(world: World) -> None:
    equal(world.mia.me().username, world.mia_person.handle, "who is signed in")
    equal(world.ken.account_verify_credentials().acct, world.ken_person.handle, "who is signed in")
    wrong = requests.post(
        f"{world.address}/oauth/token", timeout=30,
        data={
            "grant_type": "password", "client_id": world.app[0], "client_secret": world.app[1],
            "username": world.mia_person.email, "password": "not the password",
        })
    equal((wrong.status_code, wrong.json()["error"]), (400, "invalid_grant"), "a wrong password")


def a_code_on_a_page_signs_in(world: World) -> None:
    client = world.client()
    browser = Browser(world.address)
    browser.open(client.auth_request_url(scopes=SCOPES, allow_http=True))
    _sign_in(browser, world)
    browser.submit("allow")
    expect(browser.page.code, "the page shows a code")
    client.log_in(code=browser.page.code, scopes=SCOPES, allow_http=True)
    equal(client.me().username, world.mia_person.handle, "who is signed in")


def a_code_in_an_address_signs_in(world: World) -> None:
    client = world.client()
    verifier = word() * 4
    browser = Browser(world.address)
    url = client.auth_request_url(scopes=SCOPES, redirect_uris=REDIRECT, state="a b&c", allow_http=True)
    url += f"&code_challenge={_challenge(verifier)}&code_challenge_method=S256"
    browser.open(url)
    _sign_in(browser, world)
    browser.submit("allow")
    expect(browser.location.startswith(REDIRECT + "?"), f"the browser is sent back to the app: {browser.location}")
    query = parse_qs(urlsplit(browser.location).query)
    equal(query.get("state"), ["a b&c"], "the state")
    values = {
        "grant_type": "authorization_code", "client_id": world.app[0], "client_secret": world.app[1],
        "redirect_uri": REDIRECT, "code": query["code"][0],
    }
    token = f"{world.address}/oauth/token"
    without = requests.post(token, data=values, timeout=30)
    equal(without.status_code, 400, "a code without the verifier")
    browser.open(url)
    browser.submit("allow")
    values["code"] = parse_qs(urlsplit(browser.location).query)["code"][0]
    answer = requests.post(token, data=values | {"code_verifier": verifier}, timeout=30)
    equal(answer.status_code, 200, f"a code with it: {answer.text}")
    again = requests.post(token, data=values | {"code_verifier": verifier}, timeout=30)
    equal(again.status_code, 400, "a code is used once")


def a_person_can_say_no(world: World) -> None:
    browser = Browser(world.address)
    browser.open(
        world.client().auth_request_url(scopes=SCOPES, redirect_uris=REDIRECT, state="s", allow_http=True))
    _sign_in(browser, world)
    browser.submit("deny")
    query = parse_qs(urlsplit(browser.location).query)
    equal(query, {"error": ["access_denied"], "state": ["s"]}, "what the app is told")


def an_unknown_address_is_a_page(world: World) -> None:
    browser = Browser(world.address)
    browser.open(
        world.client().auth_request_url(
            scopes=SCOPES, redirect_uris="https://elsewhere.example/", allow_http=True))
    equal(browser.status, 400, "an address that the app didn't register")


def a_token_ends(world: World) -> None:
    client = world.client()
    client.log_in(world.mia_person.email, world.mia_person.password, scopes=SCOPES, allow_http=True)
    token = client.access_token
    client.revoke_access_token(allow_http=True)
    refused(401, world.client(token).me, "a token that was revoked")


def a_scope_is_kept_to(world: World) -> None:
    client = world.client()
    client.log_in(world.mia_person.email, world.mia_person.password, scopes=["read:statuses"], allow_http=True)
    client.timeline_home()
    refused(403, lambda: client.status_post("No"), "writing with a token for reading")


def someone_signs_up(world: World) -> None:
    client = world.client()
    handle = word()
    client.create_account(
        handle, "a long pass phrase", f"{handle}@example.org", agreement=True, scopes=SCOPES)
    equal(client.me().username, handle, "who signed up")
    _, error = world.client().create_account(
        handle, "a long pass phrase", f"{handle}@example.org", agreement=True, return_detailed_error=True)
    equal([detail.error for detail in error.details.username], ["ERR_TAKEN"], "a name that is taken")
    equal([detail.error for detail in error.details.email], ["ERR_TAKEN"], "an address that is taken")


def the_server_says_how(world: World) -> None:
    info = world.anyone.oauth_authorization_server_info()
    equal(info.issuer, world.address + "/", "the issuer")
    expect("S256" in info.code_challenge_methods_supported, "PKCE")
    # The library asks only over https.
    who = world.get("/oauth/userinfo", world.mia).json()
    equal(who["preferred_username"], world.mia_person.handle, "who is signed in")


def _sign_in(browser: Browser, world: World) -> None:
    browser.submit(email=world.mia_person.email, password=world.mia_person.password)


def _challenge(verifier: str) -> str:
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


SECTIONS = [
    an_app_registers, a_password_signs_in, a_code_on_a_page_signs_in, a_code_in_an_address_signs_in,
    a_person_can_say_no, an_unknown_address_is_a_page, a_token_ends, a_scope_is_kept_to, someone_signs_up,
    the_server_says_how,
]
