import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Post
import SocialBackend
import SocialLocalBackend
import Testing

@testable import SocialServer

/// People who are all kinds of things to an author, and what the author wrote for some of them.
struct VisibilityWorld: Sendable {
  /// A post or a share, and who can see it.
  struct Subject: Sendable {
    /// The word that only this post has.
    let word: String
    let id: String
    let seenBy: Set<VisibilityRole>
    /// Whether it is found by searching and, if it replies to no one else, in the timelines of everyone.
    var isPublic = false
    var isReply = false
  }

  let world: ServerWorld
  private(set) var people: [VisibilityRole: ServerPerson] = [:]
  /// Shares a post of the author's; is followed by and follows everyone.
  let hub: ServerPerson
  /// Whose account was suspended after all that they did.
  let suspended: ServerPerson
  private(set) var subjects: [Subject] = []
  /// A post of the hub's, which the author and the suspended person have replied to.
  let root: Post

  init(_ world: ServerWorld) async throws {
    self.world = world
    hub = try await world.join("hub")
    suspended = try await world.join("suspended")
    for role in VisibilityRole.allCases where role != .anonymous {
      people[role] = try await world.join(role.rawValue)
    }
    root = try await hub.post("rootword")
    try await relate()
    try await write()
    try await part()
  }

  subscript(role: VisibilityRole) -> ServerPerson { get throws { try #require(people[role]) } }

  /// Calls the server as someone.
  func call(_ method: HTTPRequest.Method, _ address: String, as role: VisibilityRole) async throws -> Reply {
    try await world.call(method, address, token: people[role]?.token)
  }

  private func relate() async throws {
    let author = try self[.author]
    for (_, person) in people.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try await person.follow(hub, suspended)
      try await hub.follow(person)
      try await suspended.follow(person)
    }
    try await suspended.follow(hub)
    for role in [VisibilityRole.follower, .leaver, .blocker, .blocked] {
      try await self[role].follow(author)
    }
  }

  private mutating func write() async throws {
    let author = try self[.author]
    let kinds: [(PostVisibility, Set<VisibilityRole>)] = [
      (.everyone, VisibilityRole.unblocked), (.unlisted, VisibilityRole.unblocked),
      (.followers, VisibilityRole.familiar), (.direct, VisibilityRole.addressed),
    ]
    for (visibility, roles) in kinds {
      // With a poll, so that calls about polls can be tried on it.
      let poll = PollQuestion(["Tea", "Coffee"])
      let post = try await author.post("\(visibility)word @mentioned #tagged", for: visibility, poll: poll)
      let isPublic = visibility == .everyone
      subjects.append(
        Subject(word: "\(visibility)word", id: post.id.rawValue, seenBy: roles, isPublic: isPublic))
      let reply = try await author.post(
        "\(visibility)reply @mentioned @hub", on: root.id, for: visibility, poll: poll)
      subjects.append(
        Subject(
          word: "\(visibility)reply", id: reply.id.rawValue, seenBy: roles, isPublic: isPublic, isReply: true)
      )
      for person in people.values.map(\.self) + [suspended] {
        // What they can see now is not what they can see later.
        _ = try await person.call(.post, "/api/v1/statuses/\(post.id)/favourite")
        _ = try await person.call(.post, "/api/v1/statuses/\(post.id)/bookmark")
      }
    }
    try await share()
    let gone = try await suspended.post("goneword @author @hub #tagged")
    subjects.append(Subject(word: "goneword", id: gone.id.rawValue, seenBy: []))
    let reply = try await suspended.post("gonereply @author", on: root.id)
    subjects.append(Subject(word: "gonereply", id: reply.id.rawValue, seenBy: []))
  }

  /// Adds the shares: by someone else, by the author of what is for followers, and by someone who goes.
  private mutating func share() async throws {
    let (first, ofFollowers) = (subjects[0].id, subjects[4].id)
    let others = VisibilityRole.unblocked.subtracting([.author])
    for (person, id, roles) in [
      (hub, first, VisibilityRole.unblocked), (try self[.author], ofFollowers, VisibilityRole.familiar),
      (suspended, first, VisibilityRole.none), (try self[.blocked], first, others),
    ] {
      let share = try await person.call(.post, "/api/v1/statuses/\(id)/reblog").value(MastodonStatus.self)
      // The text is that of the post, which others see anyway.
      subjects.append(Subject(word: "", id: share.id, seenBy: roles))
    }
  }

  /// What ends what was between people.
  private func part() async throws {
    let author = try self[.author]
    _ = try await self[.leaver].call(.post, "/api/v1/accounts/\(author.id)/unfollow")
    _ = try await self[.muter].call(.post, "/api/v1/accounts/\(author.id)/mute")
    _ = try await author.call(.post, "/api/v1/accounts/\(self[.muted].id)/mute")
    _ = try await self[.blocker].call(.post, "/api/v1/accounts/\(author.id)/block")
    _ = try await author.call(.post, "/api/v1/accounts/\(self[.blocked].id)/block")
    _ = try await world.backend.accountModeration.suspend(handle: "suspended")
  }
}
