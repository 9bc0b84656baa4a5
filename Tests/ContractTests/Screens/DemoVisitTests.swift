import AppScreens
import AppValues
import Authentication
import Entities
import Foundation
import Logging
import Navigation
import Post
import Profile
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialDemo
import SocialFiles
import SocialLocalBackend
import SocialMediaStorage
import SocialMenuShell
import SocialShellTestSupport
import SocialTestSupport
import Testing
import Timeline

@testable import SocialShell

/// The demo network, as someone sees it who has just made it and reads the README beside it.
@Suite("A visit to the demo network", .timeLimit(.minutes(5)))
@MainActor
struct DemoVisitTests {
  /// With the people of the whole network, and the newest of its posts.
  private nonisolated static let size = DemoSize(posts: 60)
  private nonisolated static let now = Timestamp(milliseconds: 1_795_262_400_000)

  private struct Town {
    let home: TemporaryFolder
    let backend: LocalBackend
    let demo: DemoWriter

    init() async throws {
      home = try TemporaryFolder()
      let log = Logger(label: "demo") { _ in SwiftLogNoOpLogHandler() }
      let database = try await SQLiteDatabase.open(path: nil, migrations: LocalBackend.migrations, log: log)
      let (passwords, media) = (PasswordHasher(cost: .least), MediaStore(PrivateFolder(home.path("media"))))
      backend = LocalBackend(
        database: database, passwords: passwords, media: media, clock: WallClock { DemoVisitTests.now })
      demo = DemoWriter(folder: PrivateFolder(home.url.path), clock: WallClock { DemoVisitTests.now }) {
        LocalBackend(database: database, passwords: passwords, media: media, clock: $0)
      }
      _ = try await demo.run(DemoVisitTests.size, soFar: { _ in })
    }

    func guide(_ language: Language) async throws -> Session {
      try #require(try await demo.signIn(language: language.code, from: SignInOrigin(device: language.code)))
    }

    /// What someone sees who types these lines in a window of 24 rows.
    @MainActor
    func visit(
      by guide: Session, _ language: Language, width: Int = 80, _ lines: [String]
    ) async throws -> String {
      let io = ScriptedIO(width: width, height: 24, lines.map { .line($0) })
      let environment = ShellEnvironment(
        over: backend, in: try TemporaryFolder(), at: DemoVisitTests.now, io: io, language)
      let app = SocialApp(
        environment, preferences: ShellPreferences(), viewer: .signedIn(guide), start: nil)
      _ = await MenuShell(
        app,
        MenuShell.Tools(
          io: io, words: environment.words, preferences: ShellPreferences(), patience: .seconds(3600))
      ).run()
      app.end()
      return io.transcript
    }
  }

  @Test(
    "begins with a photo, hashtags and conversations",
    arguments: [
      (
        Language.english, ["[Photo: A drawing of ", "#Cats"], "Can you push a pram around the lake?",
        "#Walking"
      ),
      (.japanese, ["[写真: ", "#猫"], "湖のまわりは、ベビーカーでも歩けますか？", "#散歩"),
    ])
  func firstPage(language: Language, photo: [String], question: String, tag: String) async throws {
    let town = try await Town()
    let guide = try await town.guide(language)
    let seen = try await town.visit(by: guide, language, [])
    let items = seen.components(separatedBy: .newlines).split { $0.isEmpty }.map {
      $0.joined(separator: "\n")
    }
    .filter { $0.firstMatch(of: /^[1-9] +/) != nil }
    try #require(items.count >= 3, "\(seen)")
    #expect(photo.allSatisfy(items[0].contains), "\(seen)")
    #expect(items[1].contains("> \(guide.name): \(question)\n"), "\(seen)")
    #expect(items[2].contains(tag) && items[2].contains(/[12] comment|コメント[12]件/), "\(seen)")
  }

  @Test("has polls, and a message that waits for an answer", arguments: [Language.english, .japanese])
  func furtherPosts(language: Language) async throws {
    let town = try await Town()
    let guide = try await town.guide(language)
    let ports = town.backend.repositories(for: .signedIn(guide))
    let polls = try await ports.timeline.page(of: .home, PageRequest(limit: 40)).items.compactMap(
      \.post.votes)
    #expect(polls.map(\.isOver) == [false, true])
    #expect(polls.allSatisfy { !$0.hasVoted && $0.voters ?? 0 > 0 && $0.counts?.reduce(0, +) == $0.voters })
    let inbox = try await ports.conversations.orUnsupported().conversations(PageRequest()).items
    #expect(inbox.first?.isUnread == true)
    let seen = try await town.visit(by: guide, language, ["g messages"])
    #expect(seen.contains(language == .japanese ? "入口で待っていますね。" : "I'll wait by the door."), "\(seen)")
  }

  @Test("goes as the README says", arguments: [Language.english, .japanese])
  func readme(language: Language) async throws {
    let town = try await Town()
    let guide = try await town.guide(language)
    let ports = town.backend.repositories(for: .signedIn(guide))
    let before = try await ports.timeline.page(of: .home, PageRequest(limit: 3)).items.map(\.post)
    let follows = try await ports.profile.user(guide.user).followingCount
    for row in try Self.rows() {
      // Each can be typed at home; what a row says besides is typed after it.
      let seen = try await town.visit(by: guide, language, row)
      #expect(!seen.contains("\n! "), "\(row): \(seen)")
    }
    let thread = try await ports.post.thread(of: before[2].id)
    #expect(thread.post.counts.comments == before[2].counts.comments + 1)
    for post in before { #expect(try await ports.post.thread(of: post.id).post.marks.isLiked) }
    let own = try await ports.timeline.page(of: .home, PageRequest()).items.map(\.post)
    #expect(own.contains { $0.author.id == guide.user && $0.text == "Hello, all" })
    #expect(try await ports.profile.user(guide.user).followingCount == follows + 2)
  }

  /// Where the meaning begins in a row.
  private nonisolated static let column = 15

  /// What the README's rows say to type, each with what it says to type then.
  private static func rows() throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.firstMatch(of: /Then, at the prompt:\n\n```\n([\s\S]*?)\n```/))
    let rows = block.1.split(separator: "\n").map { row in
      (row.prefix(Self.column).trimmingCharacters(in: .whitespaces), String(row.dropFirst(Self.column)))
    }
    #expect(rows.count >= 10)
    return rows.flatMap { typed, meaning -> [[String]] in
      // Two commands of one row are a choice.
      let choices = typed.components(separatedBy: "  ")
      return choices.map { [$0] + further(meaning) }
    }
  }

  /// The commands in what a row means.
  private static func further(_ meaning: String) -> [String] {
    let commands = ["b goes back": "b", "l 1-2": "l 1-2", "search cats": "search cats", "f 2 4": "f 2 4"]
    let enters = meaning.contains("Enter") ? [""] : []
    return enters + commands.filter { meaning.contains($0.key) }.map(\.value)
  }
}
