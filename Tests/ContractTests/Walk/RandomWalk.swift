import Backend
import Entities
import Foundation
import Notifications
import Post
import PostActions
import Profile
import Testing

/// People doing things at random, and the oracle following them.
struct RandomWalk {
  private static let words = ["東京", "写真", "café", "swift", "🎉"]

  let world: World
  let people: [Person]
  var oracle = Oracle()
  private var random: SeededGenerator

  init(_ world: World, people: Int, seed: UInt64) async throws {
    self.world = world
    self.people = try await world.join((0..<people).map(Oracle.handle))
    random = SeededGenerator(seed: seed)
  }

  /// Does one thing, and expects the answer that the oracle gives.
  mutating func step() async throws {
    let actor = pick(people.indices)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: try await publish(actor, on: nil)
    case 20..<40 where !oracle.posts.isEmpty:
      try await publish(actor, on: pick(oracle.posts.indices))
    case 40..<55: try await follow(actor, pick(people.indices), Int.random(in: 0..<3, using: &random) > 0)
    case 55..<72 where !oracle.posts.isEmpty: try await like(actor, pick(oracle.posts.indices))
    case 72..<88 where !oracle.posts.isEmpty: try await share(actor, pick(oracle.posts.indices))
    case 88..<96 where !oracle.posts.isEmpty: try await delete(actor, pick(oracle.posts.indices))
    default:
      try await people[actor].can.notifications.markAllRead()
      oracle.readAll(actor)
    }
  }

  /// A number that the walk chooses.
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func publish(_ actor: Int, on parent: Int?) async throws {
    var mentioned: [Int] = []
    var text = "\(Self.words[pick(Self.words.indices)]) \(oracle.posts.count)"
    for _ in 0..<pick(0..<3) {
      let person = pick(people.indices)
      text += " @\(Oracle.handle(person))"
      if !mentioned.contains(person) { mentioned.append(person) }
    }
    let new = NewPost(text: text, replyTo: parent.map { oracle.posts[$0].id })
    let key = PublishKey("walk \(oracle.posts.count)")
    let person = people[actor]
    if let parent, oracle.posts[parent].isDeleted {
      await #expect(throws: SocialError.gone) { try await person.can.post.publish(new, key: key) }
    } else {
      let post = try await person.can.post.publish(new, key: key)
      oracle.publish(post.id, by: actor, on: parent, text, mentions: mentioned)
    }
  }

  private mutating func follow(_ actor: Int, _ other: Int, _ following: Bool) async throws {
    let (person, id) = (people[actor], people[other].id)
    let change = following ? person.can.profile.follow : person.can.profile.unfollow
    if actor == other {
      await #expect(throws: SocialError.forbidden) { try await change(id) }
      return
    }
    let seen = try await change(id)
    oracle.setFollowing(following, other, by: actor)
    #expect(seen.relationship.following == oracle.follows(actor, other))
  }

  private mutating func like(_ actor: Int, _ post: Int) async throws {
    let (actions, id) = (people[actor].can.postActions, oracle.posts[post].id)
    let liked = pick(0..<3) > 0
    try await expectGone(if: post) { _ = liked ? try await actions.like(id) : try await actions.unlike(id) }
    if !oracle.posts[post].isDeleted { oracle.setLiked(liked, post, by: actor) }
  }

  private mutating func share(_ actor: Int, _ post: Int) async throws {
    let (actions, id) = (people[actor].can.postActions, oracle.posts[post].id)
    let shared = pick(0..<3) > 0
    try await expectGone(if: post) {
      _ = shared ? try await actions.share(id) : try await actions.unshare(id)
    }
    if !oracle.posts[post].isDeleted { oracle.setShared(shared, post, by: actor) }
  }

  private mutating func delete(_ actor: Int, _ post: Int) async throws {
    let (actions, id) = (people[actor].can.postActions, oracle.posts[post].id)
    if !oracle.posts[post].isDeleted && oracle.posts[post].author != actor {
      await #expect(throws: SocialError.forbidden) { try await actions.delete(id) }
      return
    }
    try await expectGone(if: post) { try await actions.delete(id) }
    if !oracle.posts[post].isDeleted { oracle.delete(post) }
  }

  private func expectGone(if post: Int, _ body: () async throws -> Void) async throws {
    if oracle.posts[post].isDeleted {
      await #expect(throws: SocialError.gone) { try await body() }
    } else {
      try await body()
    }
  }
}
