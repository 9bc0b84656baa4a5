import AppScreens
import AppValues
import SocialBackend
import SocialMenuShell

extension CommandOutput {
  /// Does a piece of work, and prints its progress at most once a second.
  func telling<Progress: Sendable, Value: Sendable>(
    _ words: (Progress) -> String,
    _ work: @escaping @Sendable (@escaping @Sendable (Progress) -> Void) async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let (steps, told) = AsyncStream.makeStream(of: Progress.self, bufferingPolicy: .bufferingNewest(1))
    async let outcome = Self.outcome(of: work, told)
    let pace = Pace()
    for await step in steps where pace.isDue { note(words(step)) }
    return try await outcome.get()
  }

  private nonisolated static func outcome<Progress: Sendable, Value: Sendable>(
    of work: @Sendable (@escaping @Sendable (Progress) -> Void) async throws(AppError) -> Value,
    _ told: AsyncStream<Progress>.Continuation
  ) async -> Result<Value, AppError> {
    defer { told.finish() }
    do throws(AppError) {
      return .success(try await work { told.yield($0) })
    } catch {
      return .failure(error)
    }
  }

  /// Prints the findings of a check, one on each line.
  func tell(_ findings: [CheckFinding]) throws(AppError) {
    let strings = CheckStrings.of(view.words.language)
    for finding in findings { try line("\(strings.kind(finding.kind)) \(finding.detail)") }
  }
}
