import Foundation
import SocialTestSupport
import Testing

/// Someone reads and writes line after line at a server, which goes away and comes back.
@Suite("An evening with an account at a server", .timeLimit(.minutes(10)))
struct ServerEveningTests {
  /// What is typed and waited for, in a language.
  struct Words: Sendable {
    let options: [String]
    let comment, post, alt, offline, later: String
    let published, waits, question, send: String
    let transcript: String
  }

  private static let english = Words(
    options: [], comment: "Lovely!", post: "The first beans are in. #garden", alt: "A bowl of beans",
    offline: "Rain at last.", later: "I come at five.", published: "Published.", waits: "Offline.",
    question: "Sign out anyway?", send: "Send now", transcript: "server-evening")
  private static let japanese = Words(
    options: ["--lang", "ja"], comment: "いいですね！", post: "豆の初収穫です。 #庭", alt: "ボウルいっぱいの豆",
    offline: "やっと雨です。", later: "五時に行きます。", published: "投稿しました。", waits: "オフラインです",
    question: "サインアウトしますか？", send: "今すぐ送信", transcript: "server-evening.ja")

  @Test("reads well, also while the server is away", arguments: [english, japanese])
  func conversation(words: Words) async throws {
    let town = try await Town()
    for text in ["The gate closes at six. #garden", "Tea at four."] { try await town.post(text, as: "ken") }
    #expect(try await town.run("follow", "ken").exitCode == 0)
    let server = try await RunningServer(town)
    let device = try Sandbox()
    try await device.signUp("ann", name: "Ann Lee")
    let folder = try TemporaryFolder()
    let photo = try TinyPhoto.write(to: folder)
    let shell = try device.start(["--data", device.data.path] + words.options)

    enter(
      ["g accounts", "a", server.address, "mia@example.org", Town.password, "1", "l", "c", words.comment]
        + [".", "y"], in: shell)
    try await shell.waitFor(words.published)
    enter(["h", "n", words.post, ".", "3", photo, words.alt, "b", "y"], in: shell)
    try await shell.waitFor(words.published)
    _ = try await server.stop()

    enter(["n", words.offline, ".", "y"], in: shell)
    try await shell.waitFor(words.waits)
    enter(["l 5", "c 5", words.later, ".", "y"], in: shell)
    try await shell.waitFor(words.waits)
    enter(
      ["h", "g outbox", "g accounts", "1", "g accounts", "2", "g accounts", "9", "b", "g outbox"], in: shell)
    try await shell.waitFor(words.question)
    try await shell.waitFor(words.send)

    let again = try await RunningServer(town, "--port", "\(server.port)")
    enter(["s"], in: shell)
    let isSent = try await eventually(within: .seconds(120)) {
      let account = "mia@127.0.0.1:\(server.port)"
      let left = try await device.run(["outbox", "--json", "--as", account, "--data", device.data.path])
      return try JSONDocument(left.stdout).elements.isEmpty
    }
    #expect(isSent)
    enter(["h", "q"], in: shell)
    let outcome = try await shell.finish()
    #expect(outcome.exitCode == 0 && outcome.stderr == "")
    let said = outcome.stdout.replacing("127.0.0.1:\(server.port)", with: "social.example")
      .replacing(photo, with: "beans.png")
    try Transcript.expect(plain(said), toBe: words.transcript)

    let texts = [words.later, words.offline, words.post, words.comment]
    #expect(try await town.json("timeline", "user", "mia").elements.map(\.["text"].text) == texts)
    _ = try await again.stop()
    try await town.expectSound()
  }

  private func enter(_ lines: [String], in shell: RunningProgram) {
    for line in lines { shell.enter(line) }
  }

  /// What was said, without what depends on how fast something is noticed: that the server is away, of when what's
  /// shown is, where reading goes on, and who sent the outbox first.
  private func plain(_ said: String) -> String {
    said
      .replacing(
        /… As of [^\n]*\n|! Offline · as of [^\n]*\n|… [0-9:]+時点[^\n]*\n|! オフライン · [^\n]*\n/, with: ""
      )
      .replacing(/! No connection\.[^\n]*\n|! 接続が切れています[^\n]*\n/, with: "")
      .replacing(/— [^\n]* —\n\n/, with: "")
      .replacing("\n\n> ", with: "\n> ")
      .replacing(/(> s\n)(?s:.*?)(> h\n)/) { "\($0.output.1)…\n\($0.output.2)" }
  }
}
