import Foundation
import SocialTestSupport
import Testing

/// Counts how often a program allocates memory.
struct AllocationCount {
  private let library: URL
  private let number: URL

  /// - Parameter folder: Where the library that counts is made.
  init(in folder: URL) async throws {
    library = folder.appending(path: "count_allocations.so")
    number = folder.appending(path: "allocations")
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "count_allocations.c")
    let outcome = try await SocialTestSupport.Program.run([
      "clang", "-O2", "-shared", "-fPIC", "-o", library.path, source.path,
    ])
    try #require(outcome.status == 0, "\(outcome.output)")
  }

  /// What the program has to be started with.
  var environment: [String: String] {
    ["LD_PRELOAD": library.path, "COUNTED_ALLOCATIONS": number.path]
  }

  /// How often the program allocates each time that something is done, on average.
  func each(_ rounds: Int, _ body: (Int) async throws -> Void) async throws -> Double {
    let before = try now()
    for round in 0..<rounds { try await body(round) }
    return Double(try now() - before) / Double(rounds)
  }

  private func now() throws -> Int {
    try Data(contentsOf: number).withUnsafeBytes { Int($0.loadUnaligned(as: UInt64.self)) }
  }
}
