import Foundation

/// Asks a server the same again and again by many connections, as fast as it answers, with `wrk`.
struct Load: Sendable {
  private static let wrk = URL(filePath: "/usr/bin/wrk")

  /// Asked in turn.
  let requests: [ServerRequest]
  /// Where the script for `wrk` is kept.
  let folder: URL

  /// Asks for a while.
  ///
  /// Throws `FailedLoad` when anything but success came back, or nothing.
  func run(port: Int, connections: Int, seconds: Int) async throws -> LoadFigures {
    let script = folder.appending(path: "load.lua")
    try Data(LoadScript(requests).text.utf8).write(to: script)
    let arguments = [
      "--threads", "1", "--connections", "\(connections)", "--duration", "\(seconds)s", "--timeout", "30s",
      "--script", script.path, "http://127.0.0.1:\(port)",
    ]
    let line = try await onThread {
      let child = try Child(Self.wrk, arguments)
      try child.wait(for: LoadScript.mark)
      let line = try child.text(before: "\n")
      try child.waitForEnd()
      return line
    }
    guard let figures = LoadFigures(line), figures.errors == 0, figures.answers > 0 else {
      throw FailedLoad(first: requests.first, connections: connections, line: line)
    }
    return figures
  }

  /// Waits for a program on a thread of its own: those of tasks are for the server in this process.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try body() }) }.start()
    }
  }
}

/// How a server bore a load.
struct LoadFigures: Sendable {
  /// How many requests were answered.
  let answers: Int
  let perSecond: Double
  /// In seconds.
  let median: Double
  let percentile99: Double
  /// Requests that failed, were refused or were not answered.
  let errors: Int
  /// What the program used for them; nil where that isn't measured.
  var effort: ProcessStatus.Effort?

  /// Reads the line that the script ends with; nil when it is something else.
  init?(_ line: String) {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 5, numbers[1] > 0 else { return nil }
    answers = Int(numbers[0])
    perSecond = numbers[0] / (numbers[1] / 1_000_000)
    median = numbers[2] / 1_000_000
    percentile99 = numbers[3] / 1_000_000
    errors = Int(numbers[4])
  }
}

/// Not all requests were answered as they should have been.
private struct FailedLoad: Error, CustomStringConvertible {
  let first: ServerRequest?
  let connections: Int
  let line: String

  var description: String {
    let asked = first.map { "\($0.method) \($0.path)" } ?? "nothing"
    return
      "\(asked) and such by \(connections) connections: answers, microseconds, p50, p99 and errors were \(line)"
  }
}
