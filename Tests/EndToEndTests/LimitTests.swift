import Foundation
import SocialTestSupport
import Testing

/// A limit is the same at every door, and so is what is said of it.
@Suite struct LimitTests {
  /// A text with a limit, and how it comes in.
  struct Limit: Sendable {
    let name: String
    let characters: Int
    /// The command that takes the text.
    let command: @Sendable (String) -> [String]
    /// The call that takes it, for the account of someone else.
    let call: @Sendable (_ text: String, _ other: String) -> (String, String, KeyValuePairs<String, String>)
    /// What is typed into the shell; nil where that asks for it among other things.
    var shell: (@Sendable (String) -> [String])?

    var refusal: String {
      let digits = String(characters)
      let most = digits.count < 4 ? digits : "\(digits.dropLast(3)),\(digits.suffix(3))"
      return "\(name) can have up to \(most) characters: 1 too many."
    }
  }

  private static let profile = "/api/v1/accounts/update_credentials"
  private static let limits = [
    Limit(
      name: "The post", characters: 500, command: { ["post", $0] },
      call: { text, _ in ("POST", "/api/v1/statuses", ["status": text]) }, shell: { ["g new", $0, "."] }),
    Limit(
      name: "The warning", characters: 200, command: { ["post", "x", "--warning", $0] },
      call: { text, _ in ("POST", "/api/v1/statuses", ["status": "x", "spoiler_text": text]) }),
    Limit(
      name: "The place", characters: 100, command: { ["post", "x", "--place", $0] },
      call: { text, _ in ("POST", "/api/v1/statuses", ["status": "x", "place[name]": text]) }),
    Limit(
      name: "The name", characters: 30, command: { ["profile", "edit", "--name", $0] },
      call: { text, _ in ("PATCH", profile, ["display_name": text]) }),
    Limit(
      name: "Your bio", characters: 500, command: { ["profile", "edit", "--bio", $0] },
      call: { text, _ in ("PATCH", profile, ["note": text]) }),
    Limit(
      name: "The label", characters: 255, command: { ["profile", "edit", "--field", "\($0)=x"] },
      call: { text, _ in
        ("PATCH", profile, ["fields_attributes[0][name]": text, "fields_attributes[0][value]": "x"])
      }),
    Limit(
      name: "The value", characters: 255, command: { ["profile", "edit", "--field", "x=\($0)"] },
      call: { text, _ in
        ("PATCH", profile, ["fields_attributes[0][name]": "x", "fields_attributes[0][value]": text])
      }),
    Limit(
      name: "The note", characters: 2000, command: { ["note", "ken", $0] },
      call: { text, other in ("POST", "/api/v1/accounts/\(other)/note", ["comment": text]) }),
    Limit(
      name: "The reason", characters: 1000, command: { ["report", "ken", "--reason", $0] },
      call: { text, other in ("POST", "/api/v1/reports", ["account_id": other, "comment": text]) }),
    Limit(
      name: "The name of the list", characters: 100, command: { ["lists", "create", $0] },
      call: { text, _ in ("POST", "/api/v1/lists", ["title": text]) }),
  ]

  @Test func aTextIsAsLongAtEveryDoor() async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--allow-password-grant", "--rate-limit", "off")
    let token = try await server.signIn("mia@example.org")
    let ken = try #require(try await town.json("profile", "ken")["id"].text)
    for limit in Self.limits {
      let tooLong = String(repeating: "a", count: limit.characters + 1)
      let refused = try await town.sandbox.run(limit.command(tooLong) + ["--data", town.data.path])
      #expect(refused.exitCode == 1 && refused.stderr == limit.refusal + "\n", "\(limit.name)")
      let answer = try await server.send(limit.call(tooLong, ken), token)
      #expect(answer.status == 422, "\(limit.name): \(answer.body)")
      #expect(try JSONDocument(answer.body)["error"].text == "Validation failed: \(limit.refusal)")

      let longest = String(repeating: "b", count: limit.characters)
      let taken = try await town.sandbox.run(limit.command(longest) + ["--data", town.data.path])
      #expect(taken.exitCode == 0, "\(limit.name): \(taken.stderr)")
      let other = String(repeating: "c", count: limit.characters)
      let answered = try await server.send(limit.call(other, ken), token)
      #expect(answered.status == 200, "\(limit.name): \(answered.body)")

      guard let shell = limit.shell else { continue }
      let said = try await town.run(input: shell(tooLong).joined(separator: "\n") + "\nq\n").stdout
      #expect(said.contains(limit.refusal), "\(said)")
    }
    #expect(try await server.stop().exitCode == 0)
  }

  @Test func thereAreAsManyAtEveryDoor() async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--allow-password-grant", "--rate-limit", "off")
    let token = try await server.signIn("mia@example.org")
    func refuse(
      _ refusal: String, _ command: [String], _ call: (String, String, KeyValuePairs<String, String>),
      as error: String? = nil
    ) async throws {
      let refused = try await town.sandbox.run(command + ["--data", town.data.path])
      #expect(refused.exitCode == 1 && refused.stderr == refusal + "\n", "\(command)")
      let answer = try await server.send(call, token)
      #expect(answer.status == 422, "\(answer.body)")
      #expect(try JSONDocument(answer.body)["error"].text == error ?? "Validation failed: \(refusal)")
    }
    func fill(_ count: Int, _ call: (Int) -> (String, String, KeyValuePairs<String, String>)) async throws {
      for number in 0..<count {
        let answer = try await server.send(call(number), token)
        try #require(answer.status == 200, "\(answer.body)")
      }
    }

    let media: KeyValuePairs = [
      "status": "x", "media_ids[]": "1", "media_ids[]": "2", "media_ids[]": "3", "media_ids[]": "4",
      "media_ids[]": "5",
    ]
    try await refuse(
      "A post can have up to 4 photos. None of these were added.",
      ["post", "x"] + (0..<5).flatMap { _ in ["--photo", "lake.jpg"] }, ("POST", "/api/v1/statuses", media),
      as: "Cannot attach more than 4 files")
    let fields: KeyValuePairs = [
      "fields_attributes[0][name]": "a", "fields_attributes[1][name]": "b", "fields_attributes[2][name]": "c",
      "fields_attributes[3][name]": "d", "fields_attributes[4][name]": "e",
    ]
    try await refuse(
      "A profile can have up to 4 custom fields.",
      ["profile", "edit"] + ["a", "b", "c", "d", "e"].flatMap { ["--field", "\($0)=1"] },
      ("PATCH", Self.profile, fields))

    var posts: [String] = []
    for number in 0..<6 { posts.append(try await town.post("pinned \(number)")) }
    try await fill(5) { ("POST", "/api/v1/statuses/\(posts[$0])/pin", [:]) }
    try await refuse(
      "You can pin up to 5 posts. Unpin one first.", ["pin", posts[5]],
      ("POST", "/api/v1/statuses/\(posts[5])/pin", [:]))
    try await fill(50) { ("POST", "/api/v1/lists", ["title": "list \($0)"]) }
    try await refuse(
      "You can have up to 50 lists. Delete one first.", ["lists", "create", "more"],
      ("POST", "/api/v1/lists", ["title": "more"]))
    try await fill(10) { ("POST", "/api/v1/featured_tags", ["name": "tag\($0)"]) }
    try await refuse(
      "You can feature up to 10 hashtags. Remove one first.", ["tags", "feature", "more"],
      ("POST", "/api/v1/featured_tags", ["name": "more"]))
    try await fill(100) { ("POST", "/api/v1/tags/tag\($0)/follow", [:]) }
    try await refuse(
      "You can follow up to 100 hashtags. Unfollow one first.", ["tags", "follow", "more"],
      ("POST", "/api/v1/tags/more/follow", [:]))
    #expect(try await server.stop().exitCode == 0)
    try await town.expectSound()
  }

  @Test func anAccountIsTheSameAtEveryDoor() async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--open-registration", "yes", "--rate-limit", "off")
    let app = try JSONDocument(
      try await server.post(
        "/api/v1/apps", ["client_name": "x", "redirect_uris": "app://x", "scopes": "write"]
      ).body)
    let granted = try await server.post(
      "/oauth/token",
      [
        "grant_type": "client_credentials", "scope": "write",
        "client_id": try #require(app["client_id"].text),
        "client_secret": try #require(app["client_secret"].text),
      ])
    let token = try #require(try JSONDocument(granted.body)["access_token"].text)
    let page = try await server.get("/auth/sign_up")
    let guardToken = try #require(
      page.body.firstMatch(of: /<input type="hidden" name="guard" value="([^"]*)">/))
    let cookies = page.head.matches(of: /[Ss]et-[Cc]ookie: ([^;\r]*)/).map { String($0.1) }.joined(
      separator: "; ")

    let email = String(repeating: "e", count: 250) + "@example.org"
    for (email, handle, password, name, refusal) in [
      (
        "ann@example.org", String(repeating: "h", count: 31), Town.password, "Ann",
        "The handle can have up to 30 characters"
      ),
      (
        "ann@example.org", "ann", String(repeating: "p", count: 257), "Ann",
        "The password can have up to 256 characters"
      ),
      (email, "ann", Town.password, "Ann", "The email address can have up to 254 characters"),
      (
        "ann@example.org", "ann", Town.password, String(repeating: "n", count: 31),
        "The name can have up to 30 characters"
      ),
    ] {
      let command = try await town.run(
        "sign-up", "--email", email, "--handle", handle, "--name", name, "--password-stdin",
        input: password + "\n")
      #expect(command.exitCode == 1 && command.stderr.hasPrefix(refusal), "\(command.stderr)")
      let shown = try await server.post(
        "/auth/sign_up",
        [
          "guard": String(guardToken.1), "handle": handle, "name": name, "email": email, "password": password,
        ], headers: ["Cookie": cookies])
      #expect(
        shown.status == 422 && shown.body.contains(refusal), "\(refusal): \(shown.status) \(shown.body)")
      // Apps ask for no name.
      if name != "Ann" { continue }
      let answer = try await server.send(
        (
          "POST", "/api/v1/accounts",
          [
            "username": handle, "email": email, "password": password, "agreement": "true", "locale": "en",
          ]
        ), token)
      #expect(answer.status == 422 && answer.body.contains(refusal), "\(answer.body)")
    }
    #expect(try await town.run("profile", "ann").exitCode == 1)
    #expect(try await server.stop().exitCode == 0)
  }
}

extension RunningServer {
  /// Sends a form for an app.
  ///
  /// - Parameter call: The method, the path and the form.
  fileprivate func send(
    _ call: (String, String, KeyValuePairs<String, String>), _ token: String
  ) async throws -> HTTPReply {
    try await post(call.1, call.2, headers: ["Authorization": "Bearer \(token)"], method: call.0)
  }
}
