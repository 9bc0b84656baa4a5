import Foundation

/// The program, started with pipes for its streams.
final class Child {
  private static let patience = Duration.seconds(60)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []
  let started: ContinuousClock.Instant

  /// - Parameter complaints: A file for what it says on standard error; nil for where the benchmark's own goes.
  init(_ program: URL, _ arguments: [String], complaints: URL? = nil) throws {
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["LANG": "C.UTF-8"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    if let complaints {
      try Data().write(to: complaints)
      process.standardError = try FileHandle(forWritingTo: complaints)
    }
    started = .now
    try process.run()
    try output.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  var processID: Int32 { process.processIdentifier }

  func enter(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  func endInput() throws {
    try input.fileHandleForWriting.close()
  }

  /// Reads on until a text appears.
  ///
  /// - Returns: When it did.
  @discardableResult
  func wait(for text: String) throws -> ContinuousClock.Instant {
    _ = try self.text(before: text)
    return .now
  }

  /// Reads on until a text appears.
  ///
  /// - Returns: What stood before it.
  func text(before end: String) throws -> String {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let range = unread.firstRange(of: Array(end.utf8)) {
        let before = String(decoding: unread[..<range.lowerBound], as: UTF8.self)
        unread.removeFirst(range.upperBound)
        return before
      }
      guard ContinuousClock.now < deadline else { throw Silence(awaited: end) }
      guard try readSome() else { throw Silence(awaited: end) }
    }
  }

  /// Reads what it has said so far, and forgets it.
  func skip() throws {
    while isWaitingToBeRead(within: 0), try readSome() {}
    unread = []
  }

  /// Reads until the program has ended.
  ///
  /// - Parameter code: The exit code that it is to end with.
  /// - Returns: When it did.
  @discardableResult
  func waitForEnd(_ code: Int32 = 0) throws -> ContinuousClock.Instant {
    while try readSome() {}
    let end = ContinuousClock.now
    process.waitUntilExit()
    guard process.terminationStatus == code else { throw Silence(awaited: "exit code \(code)") }
    return end
  }

  func terminate() {
    process.terminate()
    process.waitUntilExit()
  }

  /// - Returns: False at the end of what the program says.
  private func readSome() throws -> Bool {
    guard isWaitingToBeRead(within: 1000) else { return true }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
    unread += buffer.prefix(max(count, 0))
    return count > 0
  }

  /// Waits some milliseconds at most for something to read, which may be the end.
  private func isWaitingToBeRead(within time: Int32) -> Bool {
    var watched = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, time) > 0
  }
}

/// The program did not say what it was to say.
private struct Silence: Error {
  let awaited: String
}
