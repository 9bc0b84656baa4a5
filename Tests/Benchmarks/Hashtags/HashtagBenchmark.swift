import AppValues
import Entities
import Foundation
import SocialBackend
import SocialDatabase
import Timeline

/// Reads the timelines of very many different hashtags, which no one needs again: none may stay in memory.
struct HashtagBenchmark {
  static let hashtags = 100_000
  /// How many are read before memory is looked at for the first time.
  private static let first = 10_000

  let people: People

  func run(on store: Store) async throws -> HashtagResult {
    let database = try await store.open()
    let visitors = Visitors(database: database, people: people)
    let readers = people.viewers(.twoHundred).map { visitors.repositories($0).timeline }
    func read(_ numbers: Range<Int>) async throws {
      for number in numbers {
        // From one to three of each kind, in all their combinations.
        let names = { (kind: String, count: Int) in (0..<count).map { "\(kind)\(number)and\($0)" } }
        let selection = HashtagSelection(
          any: names("any", 1 + number % 3), all: names("all", number / 3 % 4),
          none: names("none", number / 12 % 4))
        _ = try await readers[number % readers.count].page(of: .hashtag(selection), PageRequest())
      }
    }
    try await read(0..<Self.first)
    let before = Self.memory()
    try await read(Self.first..<Self.first + Self.hashtags)
    let after = Self.memory()
    await database.close()
    return HashtagResult(before: before, after: after)
  }

  /// What the process has in memory, in bytes.
  private static func memory() -> Double {
    let fields = FileManager.default.contents(atPath: "/proc/self/statm")?.split(separator: UInt8(ascii: " "))
    let pages = fields.flatMap { $0.count > 1 ? Double(String(decoding: $0[1], as: UTF8.self)) : nil }
    return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// In bytes.
struct HashtagResult {
  let before: Double
  let after: Double
}
