public import Foundation
import Synchronization

/// What commands read: the standard input of the process, or a text in its place.
public enum CommandInput {
  @TaskLocal private static var typed: Typed?

  /// Runs a body whose commands find this text, and nothing behind it, in place of the standard input.
  public nonisolated(nonsending) static func typing<Value>(
    _ text: String, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $typed.withValue(Typed(text), operation: body)
  }

  /// The next line without its end; nil if there is none.
  public static func line() -> String? {
    guard let typed else { return readLine() }
    return typed.line()
  }

  /// All that is left.
  ///
  /// - Parameter limit: How many bytes to read at most.
  public static func rest(upTo limit: Int) throws -> Data {
    guard let typed else { return try FileHandle.standardInput.read(upToCount: limit) ?? Data() }
    return typed.rest(upTo: limit)
  }
}

/// A text that is read as standard input is.
private final class Typed: Sendable {
  private let left: Mutex<Substring>

  init(_ text: String) {
    left = Mutex(text[...])
  }

  func line() -> String? {
    left.withLock { left in
      guard !left.isEmpty else { return nil }
      let line = left.prefix { !$0.isNewline }
      left = left[line.endIndex...].dropFirst()
      return String(line)
    }
  }

  func rest(upTo limit: Int) -> Data {
    left.withLock { left in
      defer { left = "" }
      return Data(left.utf8.prefix(limit))
    }
  }
}
