import Foundation
import SocialTestSupport
import Testing

/// A server under load, killed again and again, or saved meanwhile: what it acknowledged is there, once.
@Suite struct ServerKillTests {
  @Test func aServerKilledUnderLoadLosesNothingThatItAcknowledged() async throws {
    let town = try await Town()
    let load = Load()
    for round in Effort.rounds(2, full: 100) {
      let server = try await RunningServer(town, "--allow-password-grant", "--rate-limit", "off")
      let token = try await server.signIn("mia@example.org")
      // What no answer came to may be there or not: sent again with its key, it's there once.
      for text in await load.takeUnsure() {
        let id = try #require(try await server.publish(text, token))
        await load.acknowledge(text, id)
      }
      async let writing: Void = write(round, through: server, token, load)
      await load.wait(for: 4)
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...150)))
      server.program.signal(SIGKILL)
      await writing
      _ = try await server.program.finish()
      if round % 10 == 0 { try await town.expectSound() }
    }
    try await expectAll(of: load, in: town)
  }

  @Test func aBackupTakenUnderLoadIsWhole() async throws {
    let town = try await Town()
    let load = Load()
    let server = try await RunningServer(town, "--allow-password-grant", "--rate-limit", "off")
    let token = try await server.signIn("mia@example.org")
    async let writing: Void = write(0, through: server, token, load)
    await load.wait(for: 20)
    let before = await load.acknowledged
    let backup = try await town.run("backup", "under-load.backup")
    #expect(backup.exitCode == 0, "\(backup.stderr)")
    server.program.signal(SIGKILL)
    await writing
    _ = try await server.program.finish()

    let restored = try await Town()
    try FileManager.default.removeItem(at: restored.data)
    let file = town.sandbox.folder.appending(path: "under-load.backup").path
    let outcome = try await restored.run("restore", file)
    #expect(outcome.exitCode == 0, "\(outcome.stderr)")
    try await restored.expectSound()
    let again = try await RunningServer(restored, "--allow-password-grant", "--rate-limit", "off")
    let found = try await again.posts(try await again.signIn("mia@example.org"))
    let all = await load.acknowledged
    let unsure = await load.takeUnsure()
    #expect(Set(found.values).count == found.count)
    for (text, id) in before { #expect(found[id] == text) }
    for (id, text) in found { #expect(all[text] == id || unsure.contains(text)) }
    #expect(try await again.stop().exitCode == 0)
  }

  /// Publishes with several clients at once, until the server is gone.
  private func write(_ round: Int, through server: RunningServer, _ token: String, _ load: Load) async {
    await withTaskGroup { group in
      for writer in 1...4 {
        group.addTask {
          var number = 0
          while true {
            number += 1
            let text = "Note \(round)-\(writer)-\(number)"
            await load.begin(text)
            // An error means that the server was killed, which this waits for.
            guard let id = try? await server.publish(text, token) else { return }
            await load.acknowledge(text, id)
          }
        }
      }
    }
  }

  private func expectAll(of load: Load, in town: Town) async throws {
    let server = try await RunningServer(town, "--allow-password-grant", "--rate-limit", "off")
    let found = try await server.posts(try await server.signIn("mia@example.org"))
    let unsure = await load.takeUnsure()
    #expect(Set(found.values).count == found.count, "none is there twice")
    for (text, id) in await load.acknowledged { #expect(found[id] == text) }
    let texts = Set(await load.acknowledged.keys).union(unsure)
    #expect(found.values.allSatisfy(texts.contains))
    #expect(try await server.stop().exitCode == 0)
    try await town.expectSound()
  }
}

/// What was sent, and what came back.
private actor Load {
  /// The ids of what was acknowledged, by the text.
  private(set) var acknowledged: [String: String] = [:]
  private var begun: Set<String> = []
  private var wanted: (count: Int, waiter: CheckedContinuation<Void, Never>)?

  func begin(_ text: String) { begun.insert(text) }

  func acknowledge(_ text: String, _ id: String) {
    begun.remove(text)
    acknowledged[text] = id
    if let (count, waiter) = wanted, acknowledged.count >= count {
      wanted = nil
      waiter.resume()
    }
  }

  /// What was begun and not acknowledged; it counts as not begun afterwards.
  func takeUnsure() -> [String] {
    defer { begun = [] }
    return begun.sorted()
  }

  /// Waits until so many more are acknowledged.
  func wait(for more: Int) async {
    let count = acknowledged.count + more
    await withCheckedContinuation { wanted = (count, $0) }
  }
}

extension RunningServer {
  /// Publishes a text, with itself as the key; nil where the answer isn't that it is there.
  fileprivate func publish(_ text: String, _ token: String) async throws -> String? {
    let reply = try await post(
      "/api/v1/statuses", ["status": text],
      headers: ["Authorization": "Bearer \(token)", "Idempotency-Key": text])
    guard reply.status == 200 else { return nil }
    return try JSONDocument(reply.body)["id"].text
  }

  /// The texts of all that the owner of a token has posted, by the ids, read page by page.
  fileprivate func posts(_ token: String) async throws -> [String: String] {
    let headers = ["Authorization": "Bearer \(token)"]
    let me = try await get("/api/v1/accounts/verify_credentials", headers: headers)
    let path = "/api/v1/accounts/\(try #require(try JSONDocument(me.body)["id"].text))/statuses?limit=40"
    var (found, before) = ([String: String](), "")
    while true {
      let page = try JSONDocument(try await get(path + before, headers: headers).body).elements
      guard let last = page.last?["id"].text else { return found }
      for post in page {
        found[try #require(post["id"].text)] =
          try #require(post["content"].text)
          .replacing("<p>", with: "").replacing("</p>", with: "")
      }
      before = "&max_id=\(last)"
    }
  }
}
