import Foundation

/// Measures what a command reads, writes and takes where each post was made by a command, that is by a process of
/// its own, and nothing else runs.
struct CommandBenchmark {
  /// How many there are when it is measured for the first time.
  static let few = 10
  private static let rounds = 9

  let program: URL
  /// An empty folder for the data.
  let folder: URL

  struct Cost {
    /// In bytes, as the program asked the system for them.
    var read: Double
    var written: Double
    /// In seconds.
    var time: Double
  }

  /// The median costs of a command among few posts and among many.
  struct Growth {
    let command: String
    let few: Cost
    let many: Cost
  }

  /// - Parameter posts: How many there are in the end.
  func growth(posts: Int) throws -> [Growth] {
    try run(["sign-up", "--email", "ann@example.com", "--handle", "ann", "--name", "Ann", "--password-stdin"])
    {
      try $0.enter(Household.password)
    }
    try post(1...Self.few)
    let few = try costs()
    // Those that were made in measuring count, too.
    try post((Self.few + Self.rounds + 1)...posts)
    return zip(few, try costs()).map { few, many in Growth(command: few.0, few: few.1, many: many.1) }
  }

  private func post(_ numbers: ClosedRange<Int>) throws {
    for number in numbers { try run(["post", "Post number \(number) of many"]) }
  }

  private func costs() throws -> [(String, Cost)] {
    let commands = [["whoami"], ["timeline", "home", "--json"], ["post", "One more"]]
    return try commands.map { command in
      let costs = try (0..<Self.rounds).map { _ in try cost(command) }
      let median = Cost(
        read: costs.map(\.read).median, written: costs.map(\.written).median, time: costs.map(\.time).median)
      return (command.filter { $0 != "One more" }.joined(separator: " "), median)
    }
  }

  /// The system adds what a process has read and written to what who waited for it has.
  private func cost(_ command: [String]) throws -> Cost {
    let before = try (Self.bytes("rchar"), Self.bytes("wchar"))
    let begun = ContinuousClock.now
    try run(command)
    let time = (ContinuousClock.now - begun).inSeconds
    let after = try (Self.bytes("rchar"), Self.bytes("wchar"))
    return Cost(read: after.0 - before.0, written: after.1 - before.1, time: time)
  }

  private static func bytes(_ name: String) throws -> Double {
    let lines = try String(contentsOfFile: "/proc/self/io", encoding: .utf8).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("\(name): ") } ?? ""
    return line.split(separator: " ").last.flatMap { Double($0) } ?? 0
  }

  private func run(_ command: [String], _ type: (Child) throws -> Void = { _ in }) throws {
    let child = try Child(program, command + ["--data", folder.path])
    try type(child)
    try child.endInput()
    try child.waitForEnd()
  }
}
