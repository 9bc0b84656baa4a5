import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialMenuShell
import SocialTestSupport
import SocialTodoStore
import Synchronization
import Testing

@testable import SocialTodoApp

/// A device whose commands run within the test, on Monday, 23 November 2026, at noon, and a second later each.
@MainActor
final class CommandDesk {
  /// How a command ended and all that it said.
  struct Outcome: Equatable {
    var stdout = ""
    var stderr = ""
    var status = ExitStatus.done
  }

  let store: TodoStore
  let folder: TemporaryFolder
  private let time = DeskTime()

  init() async throws {
    folder = try TemporaryFolder()
    store = try await TodoStore.open(
      path: folder.path("todo.sqlite"), clock: time.clock,
      log: DataDirectory(folder.path("data"), of: .todo, environment: [:]).log(by: "todo"))
  }

  @discardableResult
  func run(_ arguments: String..., language: Language = .english) async throws -> Outcome {
    try await run(arguments, language: language)
  }

  @discardableResult
  func run(_ arguments: [String], language: Language = .english) async throws -> Outcome {
    time.pass()
    let parsed = try TodoRootCommand.read(ArgumentOrder.todo(arguments))
    let command = try #require(parsed as? any TodoCommand)
    let said = Said()
    let output = CommandStreams(
      renderer: ScreenRenderer(width: .max), data: { said.outcome.stdout += $0 },
      message: { said.outcome.stderr += $0 })
    let words = Words.todoApp(language, timeZone: .gmt)
    let context = TodoContext(
      store: store, view: ViewContext(words: words, clock: time.clock), output: output)
    do throws(AppError) {
      try await context.run(command)
    } catch {
      said.outcome.stderr += context.explanation(of: error) + "\n"
      said.outcome.status = ExitStatus(error)
    }
    return said.outcome
  }

  /// The todos as `list` prints them, without their ids.
  func list(_ more: String...) async throws -> [String] {
    try await run(["list"] + more).stdout.withoutIDs.split(separator: "\n").map { String($0) }
  }

  private final class Said {
    var outcome = Outcome()
  }
}

/// The clock of such a device.
private final class DeskTime: Sendable {
  private let milliseconds = Mutex(Int64(1_795_435_200_000))

  var clock: WallClock { WallClock { [self] in Timestamp(milliseconds: milliseconds.withLock { $0 }) } }

  func pass() { milliseconds.withLock { $0 += 1000 } }
}
