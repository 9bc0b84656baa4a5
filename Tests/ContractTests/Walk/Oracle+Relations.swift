import AppValues
import Entities
import Profile

/// What people are to each other, and who may see what.
extension Oracle {
  mutating func follow(_ pair: Pair, _ terms: FollowTerms) -> AppError? {
    if pair.one == pair.other || isBlocked(pair) { return .forbidden }
    if let notices = terms.notices { Self.set(pair, notices, in: &watches) }
    if let shares = terms.shares { Self.set(pair, !shares, in: &withoutShares) }
    if follows.contains(pair) { return nil }
    if locked.contains(pair.other) {
      if requests.contains(pair) { return nil }
      requests.append(pair)
      tell(pair.other, .followRequest, by: pair.one)
    } else {
      endRequest(pair, withWishes: false)
      follows.append(pair)
      tell(pair.other, .follow, by: pair.one)
    }
    return nil
  }

  mutating func unfollow(_ pair: Pair) -> AppError? {
    if pair.one == pair.other { return .forbidden }
    endFollow(pair)
    endRequest(pair)
    return nil
  }

  /// The second of the two answers the first, who asks.
  mutating func answer(_ pair: Pair, accepting: Bool) -> AppError? {
    if pair.one == pair.other { return .forbidden }
    let asks = requests.contains(pair)
    if !asks { return accepting == follows.contains(pair) ? nil : .conflict }
    endRequest(pair, withWishes: !accepting)
    if accepting { follows.append(pair) }
    return nil
  }

  /// Who stops choosing accepts all who ask.
  mutating func setLocked(_ isLocked: Bool, by person: Int) {
    if isLocked {
      locked.insert(person)
      return
    }
    locked.remove(person)
    for pair in requests where pair.other == person {
      endRequest(pair, withWishes: false)
      follows.append(pair)
    }
  }

  mutating func removeFollower(_ pair: Pair) -> AppError? {
    if pair.one == pair.other { return .forbidden }
    endFollow(pair)
    return nil
  }

  mutating func block(_ pair: Pair) -> AppError? {
    if pair.one == pair.other { return .forbidden }
    if blocks.contains(pair) { return nil }
    blocks.append(pair)
    for pair in [pair, pair.reversed] {
      endFollow(pair)
      endRequest(pair)
    }
    return nil
  }

  mutating func unblock(_ pair: Pair) -> AppError? {
    if pair.one == pair.other { return .forbidden }
    blocks.removeAll { $0 == pair }
    return nil
  }

  mutating func mute(_ mute: Mute) -> AppError? {
    if mute.pair.one == mute.pair.other { return .forbidden }
    mutes.removeAll { $0.pair == mute.pair }
    mutes.append(mute)
    return nil
  }

  mutating func unmute(_ pair: Pair) -> AppError? {
    if pair.one == pair.other { return .forbidden }
    mutes.removeAll { $0.pair == pair }
    return nil
  }

  private mutating func endFollow(_ pair: Pair) {
    if !follows.contains(pair) { return }
    follows.removeAll { $0 == pair }
    endWishes(pair)
    for list in lists.indices where lists[list].owner == pair.one {
      lists[list].members.removeAll { $0 == pair.other }
    }
    takeBack(pair.other, .follow, by: pair.one)
  }

  private static func set(_ pair: Pair, _ isOn: Bool, in wishes: inout [Pair]) {
    wishes.removeAll { $0 == pair }
    if isOn { wishes.append(pair) }
  }

  private mutating func endWishes(_ pair: Pair) {
    watches.removeAll { $0 == pair }
    withoutShares.removeAll { $0 == pair }
  }

  private mutating func endRequest(_ pair: Pair, withWishes: Bool = true) {
    if !requests.contains(pair) { return }
    requests.removeAll { $0 == pair }
    if withWishes { endWishes(pair) }
    takeBack(pair.other, .followRequest, by: pair.one)
  }

  // MARK: Who may see what

  func follows(_ follower: Int?, _ followee: Int) -> Bool {
    follower.map { follows.contains(Pair(one: $0, other: followee)) } ?? false
  }

  /// One of the two blocks the other.
  func isBlocked(_ pair: Pair) -> Bool {
    blocks.contains(pair) || blocks.contains(pair.reversed)
  }

  func isBlocked(_ viewer: Int?, _ person: Int) -> Bool {
    viewer.map { isBlocked(Pair(one: $0, other: person)) } ?? false
  }

  /// The mute that stands between the two now.
  func mute(_ muter: Int?, _ muted: Int) -> Mute? {
    mutes.first { $0.pair.one == muter && $0.pair.other == muted && ($0.end ?? .distant) > now }
  }

  func mutes(_ muter: Int?, _ muted: Int) -> Bool { mute(muter, muted) != nil }

  /// Whether a person is told what another does.
  func hears(_ person: Int, of actor: Int) -> Bool {
    !isBlocked(person, actor) && mute(person, actor)?.notices ?? true
  }

  /// Whether someone may open a post.
  func sees(_ viewer: Int?, _ number: Int) -> Bool {
    let post = posts[number]
    if post.isDeleted || isBlocked(viewer, post.author) { return false }
    return isMeant(viewer, number) || viewer.map(post.mentions.contains) ?? false
  }

  /// Whether someone who is not named in a post is one of those it is for.
  private func isMeant(_ viewer: Int?, _ number: Int) -> Bool {
    let post = posts[number]
    return switch post.visibility {
    case .everyone, .unlisted: true
    case .followers: viewer == post.author || follows(viewer, post.author)
    case .direct: viewer == post.author
    }
  }

  /// Whether someone may know that there was a post, which was deleted.
  func knowsOfDeleted(_ viewer: Int?, _ number: Int) -> Bool {
    !isBlocked(viewer, posts[number].author) && isMeant(viewer, number) || isAnswered(number, for: viewer)
  }

  /// Whether someone sees what answers a deleted post, be it by way of other deleted ones.
  private func isAnswered(_ number: Int, for viewer: Int?) -> Bool {
    posts.indices.contains {
      posts[$0].parent == number && (posts[$0].isDeleted ? isAnswered($0, for: viewer) : sees(viewer, $0))
    }
  }

  /// Whether someone is shown an item, be it where they looked for it.
  func sees(_ viewer: Int?, _ item: Item) -> Bool {
    sees(viewer, item.post) && !isBlocked(viewer, item.actor)
  }

  /// Whether an item comes to someone by itself.
  func comesAcross(_ viewer: Int?, _ item: Item) -> Bool {
    sees(viewer, item) && !mutes(viewer, item.actor) && !mutes(viewer, posts[item.post].author)
  }
}

extension Timestamp {
  fileprivate static var distant: Timestamp { Timestamp(milliseconds: .max) }
}
