import AppValues
import SocialPrograms
import SystemPackage
import Testing

@Suite("Another program", .timeLimit(.minutes(1)))
struct OtherProgramTests {
  /// Goes on until it's ended.
  private static func endless() async -> Result<String, AppError> {
    let (stream, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    return .failure(.cancelled)
  }

  @Test(
    "comes to what it answers", arguments: [.success("a"), .failure(.conflict)] as [Result<String, AppError>])
  func outcomes(outcome: Result<String, AppError>) async throws {
    let found: Result<String, AppError>
    do throws(AppError) {
      found = .success(try await OtherProgram.run(within: .seconds(60), or: .timeout) { outcome })
    } catch {
      found = .failure(error)
    }
    #expect(found == outcome)
  }

  @Test("is ended once it takes too long")
  func late() async {
    await #expect(throws: AppError.timeout) {
      try await OtherProgram.run(within: .milliseconds(1), or: .timeout, Self.endless)
    }
  }

  @Test("is ended once no one waits for it")
  func cancelled() async {
    let task = Task { try await OtherProgram.run(within: .seconds(3600), or: .timeout, Self.endless) }
    task.cancel()
    await #expect(throws: AppError.cancelled) { try await task.value }
  }

  @Test("finds its whole input in a pipe", arguments: ["", "a\n", String(repeating: "é", count: 2048)])
  func input(text: String) throws {
    let pipe = try FileDescriptor.pipe(holding: text)
    let read = try pipe.closeAfter {
      try withUnsafeTemporaryAllocation(byteCount: 5000, alignment: 1) { buffer in
        var count = 0
        while case let more = try pipe.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...])),
          more > 0
        {
          count += more
        }
        return String(decoding: buffer[..<count], as: UTF8.self)
      }
    }
    #expect(read == text)
  }

  @Test("gets no input that a pipe doesn't hold")
  func tooLong() {
    #expect(throws: AppError.tooLarge) {
      try FileDescriptor.pipe(holding: String(repeating: "a", count: 4097))
    }
  }
}
