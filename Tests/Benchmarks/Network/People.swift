import Foundation

/// The people of the network, by number from 0, the busiest first. How much they write and how many follow
/// them falls off as Zipf has it.
struct People {
  let count: Int

  /// How many viewers of each kind there are.
  static let viewersOfAKind = 50
  /// Those who write while others read: busy people.
  static let writers = 0..<100

  /// The viewers of a kind, taken from the quiet end.
  func viewers(_ kind: ViewerKind) -> Range<Int> {
    let place = ViewerKind.allCases.firstIndex(of: kind) ?? 0
    let end = count - place * Self.viewersOfAKind
    return end - Self.viewersOfAKind..<end
  }

  func id(_ number: Int) -> Int64 { (Instants.signUps + Int64(number)) << 16 }
  func handle(_ number: Int) -> String { "person\(number)" }
  func name(_ number: Int) -> String { number.isMultiple(of: 3) ? "人物 \(number)" : "Person \(number)" }
  /// In letters that can stand in a header as they are.
  func token(_ number: Int) -> String { "token-of-\(number)" }

  /// Who stands at a fraction, 0 up to 1, of all activity.
  func number(at fraction: Double) -> Int {
    Zipf(count: count, flattening: 10).rank(at: fraction)
  }

  /// Whom a viewer of a kind follows.
  func followed(by viewer: Int, _ kind: ViewerKind, _ random: inout SeededRandom) -> Set<Int> {
    var followed: Set<Int> = []
    while followed.count < kind.follows {
      let next =
        kind.isOfQuietPeople
        ? Int.random(in: count / 2..<count, using: &random)
        : number(at: Double.random(in: 0..<1, using: &random))
      if next != viewer { followed.insert(next) }
    }
    return followed
  }
}

/// What a viewer follows.
enum ViewerKind: CaseIterable, Hashable {
  case twenty
  case twoHundred
  case twoThousand
  /// As many, but hardly any of them writes.
  case twoThousandQuiet

  var follows: Int {
    switch self {
    case .twenty: 20
    case .twoHundred: 200
    case .twoThousand, .twoThousandQuiet: 2000
    }
  }

  var isOfQuietPeople: Bool { self == .twoThousandQuiet }

  var description: String {
    switch self {
    case .twenty: "20"
    case .twoHundred: "200"
    case .twoThousand: "2,000"
    case .twoThousandQuiet: "2,000 silent"
    }
  }
}

/// When things happened, in milliseconds since the epoch. Posts are half a minute apart and end an hour ago.
enum Instants {
  static let signUps: Int64 = 1_600_000_000_000
  static let follows: Int64 = 1_600_100_000_000
  static let spacing: Int64 = 30_000
  /// From a post to the share of it.
  static let untilShared: Int64 = 1_800_000

  static func firstPost(of count: Int, before now: Int64) -> Int64 {
    now - 3_600_000 - Int64(count) * spacing
  }
}
