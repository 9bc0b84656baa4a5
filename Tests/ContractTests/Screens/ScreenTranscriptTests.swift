import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import SocialMenuShell
import SocialShellTestSupport
import Testing

@testable import SocialShell

/// Every screen as it stands in a window, in both languages. One that is wider than a line is read looks like one of 80
/// columns.
///
/// With `SOCIALCONNECT_RECORD_TRANSCRIPTS=1` in the environment the transcripts are written instead of compared.
@Suite("Every screen in a window", .timeLimit(.minutes(5)))
@MainActor
struct ScreenTranscriptTests {
  private nonisolated static let height = 24

  @Test(
    "is as it was, and no line is wider than the window",
    arguments: [(Language.english, 40), (.english, 80), (.english, 120), (.japanese, 40), (.japanese, 80)])
  func screens(language: Language, width: Int) async throws {
    let world = try await WalkWorld(seed: 1, at: Timestamp(milliseconds: 1_795_262_400_000))
    var transcript = ""
    for route in world.routes {
      let screen = await shown(route, in: world, width, language)
      transcript += "── \(name(of: route)) ──\n\(screen)\n"
    }
    for line in transcript.split(separator: "\n") where !line.hasPrefix("──") {
      #expect(TextWidth.columns(line) <= min(width, 80), "\(line)")
      #expect(line.contains { $0.isLetter || $0.isNumber || $0 == ">" || $0 == "|" }, "\(line) says nothing")
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Transcripts/\(language.code)-\(min(width, 80)).txt").standardized
    if ProcessInfo.processInfo.environment["SOCIALCONNECT_RECORD_TRANSCRIPTS"] == "1" {
      try transcript.write(to: file, atomically: true, encoding: .utf8)
    }
    let before = try String(contentsOf: file, encoding: .utf8)
    #expect(difference(transcript, before) == nil)
  }

  /// The first page of a place, its menu and its prompt.
  private func shown(_ route: Route, in world: WalkWorld, _ width: Int, _ language: Language) async -> String
  {
    let io = ScriptedIO(width: width, height: Self.height, [])
    var environment = world.environment
    environment.words = .shell(language, timeZone: .gmt)
    environment.io = io
    let app = SocialApp(
      environment, preferences: ShellPreferences(), viewer: .signedIn(world.alice), start: .route(route))
    _ = await MenuShell(
      app,
      MenuShell.Tools(
        io: io, words: environment.words, preferences: ShellPreferences(), patience: .seconds(3600))
    ).run()
    app.end()
    return io.transcript.trimmingCharacters(in: .newlines)
  }

  /// What a place is called in the transcript: ids differ from run to run.
  private func name(of route: Route) -> String { "\(route)".replacing(/"?\d{6,}"?/, with: "ID") }

  /// The first line that differs; nil when none does.
  private func difference(_ one: String, _ other: String) -> String? {
    let (one, other) = (one.components(separatedBy: "\n"), other.components(separatedBy: "\n"))
    for index in 0..<max(one.count, other.count) {
      let (now, before) = (
        index < one.count ? one[index] : "(end)", index < other.count ? other[index] : "(end)"
      )
      if now != before { return "line \(index + 1): “\(now)”, and before “\(before)”" }
    }
    return nil
  }
}
