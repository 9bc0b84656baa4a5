import AppValues
import Entities
import Profile

/// What people do to what they are to each other.
extension RandomWalk {
  mutating func relate(_ actor: Int) async throws {
    let other = pick(people.indices)
    switch pick(0..<100) {
    case ..<48: try await follow(actor, other)
    case ..<60: try await answer(actor, other)
    case ..<65:
      try await change(
        "removes the follower", actor, other, oracle.removeFollower(Oracle.Pair(one: other, other: actor))
      ) { try await $0.removeFollower($1) }
    case ..<78: try await block(actor, other)
    case ..<92: try await mute(actor, other)
    default:
      let isLocked = pick(0..<2) == 0
      oracle.setLocked(isLocked, by: actor)
      _ = try await people[actor].can.editing.edit(ProfileEdit(isLocked: isLocked))
    }
  }

  private mutating func follow(_ actor: Int, _ other: Int) async throws {
    let pair = Oracle.Pair(one: actor, other: other)
    if pick(0..<4) > 0 {
      let terms = FollowTerms(notices: pickChoice(), shares: pickChoice())
      try await change("follows \(terms)", actor, other, oracle.follow(pair, terms)) {
        try await $0.follow($1, terms)
      }
    } else {
      try await change("unfollows", actor, other, oracle.unfollow(pair)) { try await $0.unfollow($1) }
    }
  }

  /// Mostly nothing is said.
  private mutating func pickChoice() -> Bool? {
    switch pick(0..<8) {
    case ..<2: true
    case 2: false
    default: nil
    }
  }

  private mutating func answer(_ actor: Int, _ other: Int) async throws {
    // One who asks, if there is anybody.
    let asking = oracle.requests.filter { $0.other == actor }.map(\.one)
    let other = asking.isEmpty ? other : asking[pick(asking.indices)]
    let pair = Oracle.Pair(one: other, other: actor)
    if pick(0..<3) > 0 {
      try await change("accepts", actor, other, oracle.answer(pair, accepting: true)) {
        try await $0.accept($1)
      }
    } else {
      try await change("rejects", actor, other, oracle.answer(pair, accepting: false)) {
        try await $0.reject($1)
      }
    }
  }

  private mutating func block(_ actor: Int, _ other: Int) async throws {
    let pair = Oracle.Pair(one: actor, other: other)
    // Blocks are lifted more often than made, so that not everybody is hidden from everybody soon.
    if pick(0..<5) < 2 {
      try await change("blocks", actor, other, oracle.block(pair)) { try await $0.block($1) }
    } else {
      let blocked = oracle.blocks.filter { $0.one == actor }.map(\.other)
      let other = blocked.isEmpty ? other : blocked[pick(blocked.indices)]
      let pair = Oracle.Pair(one: actor, other: other)
      try await change("unblocks", actor, other, oracle.unblock(pair)) { try await $0.unblock($1) }
    }
  }

  private mutating func mute(_ actor: Int, _ other: Int) async throws {
    let pair = Oracle.Pair(one: actor, other: other)
    if pick(0..<3) == 0 {
      try await change("unmutes", actor, other, oracle.unmute(pair)) { try await $0.unmute($1) }
    } else {
      let end = pick(0..<3) == 0 ? nil : oracle.now.adding(seconds: Int64(pick(1..<90)))
      let notices = pick(0..<3) == 0
      let error = oracle.mute(Oracle.Mute(pair: pair, end: end, notices: notices))
      try await change("mutes", actor, other, error) {
        try await $0.mute($1, until: end, notices: notices)
      }
    }
  }

  /// Does it, and expects the error or the person as the oracle has them.
  private mutating func change(
    _ activity: String, _ actor: Int, _ other: Int, _ error: AppError?,
    _ body: (any RelationsRepository, ID<User>) async throws -> User
  ) async throws {
    let (relations, id) = (people[actor].can.relating, people[other].id)
    var answer: User?
    try await act("\(actor) \(activity) \(other)", expecting: error) {
      answer = try await body(relations, id)
    }
    if let answer { try compare(answer, person: other, for: actor) }
  }
}
