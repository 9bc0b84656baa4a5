import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing
import Timeline

@testable import SocialLocalBackend

@Suite("Polls")
struct PollContract {
  private static let tea = PollQuestion(["Tea", "Coffee", "Water"], duration: 3600)

  @Test("count each vote once, and say what oneself chose", arguments: BackendKind.everywhere)
  func votes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let post = try await alice.ask(Self.tea)
      #expect(post.content.poll == Self.tea)
      let new = try #require(post.votes)
      #expect(new.counts == [0, 0, 0] && new.voters == 0 && new.hasVoted && new.choices == [] && !new.isOver)
      #expect(new.endsAt == world.clock.clock.now().adding(seconds: 3600))
      #expect(try await bob.votes(post)?.hasVoted == false)
      let voted = try await bob.can.postActions.vote([1], on: post.id)
      #expect(voted.votes?.counts == [0, 1, 0] && voted.votes?.choices == [1])
      _ = try await carol.can.postActions.vote([1], on: post.id)
      let seen = try #require(try await bob.votes(post))
      #expect(seen.counts == [0, 2, 0] && seen.voters == 2 && seen.hasVoted && seen.choices == [1])
      #expect(try await alice.votes(post)?.counts == [0, 2, 0])
      let stranger = try #require(try await world.stranger.postLookup.posts([post.id]).first?.votes)
      #expect(stranger.counts == [0, 2, 0] && !stranger.hasVoted)

      let page = try await bob.can.timeline.page(of: .everyone, PageRequest())
      #expect(page.items.first?.post.votes == seen)
    }
  }

  @Test("take no vote that can't be, and change nothing then", arguments: BackendKind.everywhere)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let post = try await alice.ask(Self.tea)
      func refuses(_ choices: [Int], of person: Person, as rule: InputRule) async {
        await #expect(throws: AppError.invalid(.vote, rule), "\(choices)") {
          try await person.can.postActions.vote(choices, on: post.id)
        }
      }
      await refuses([], of: bob, as: .empty)
      await refuses([3], of: bob, as: .missing)
      await refuses([-1], of: bob, as: .missing)
      await refuses([0, 1], of: bob, as: .tooLong(maximum: 1, excess: 1))
      await refuses([0], of: alice, as: .unsupported)
      #expect(try await bob.votes(post)?.counts == [0, 0, 0])
      _ = try await bob.can.postActions.vote([2, 2], on: post.id)
      await refuses([2], of: bob, as: .unchanged)
      world.clock.advance(seconds: 3600)
      await refuses([0], of: try await world.join("late"), as: .outOfRange)
      #expect(try await alice.votes(post)?.isOver == true)
      #expect(try await alice.votes(post)?.counts == [0, 0, 1])

      let plain = try await alice.post("no poll")
      await #expect(throws: AppError.notFound) { try await bob.can.postActions.vote([0], on: plain.id) }
      let secret = try await alice.ask(Self.tea, for: .direct)
      await #expect(throws: AppError.notFound) { try await bob.can.postActions.vote([0], on: secret.id) }
    }
  }

  @Test("keep their numbers to themselves until the end, if they say so", arguments: BackendKind.everywhere)
  func hidden(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      var poll = Self.tea
      (poll.allowsSeveral, poll.hidesTotals) = (true, true)
      let post = try await people[0].ask(poll)
      _ = try await people[1].can.postActions.vote([2, 0], on: post.id)
      _ = try await people[2].can.postActions.vote([0], on: post.id)
      for person in people {
        let votes = try #require(try await person.votes(post))
        #expect(votes.counts == nil && votes.voters == 2)
      }
      #expect(try await people[1].votes(post)?.choices == [0, 2])
      world.clock.advance(seconds: 3600)
      let votes = try #require(try await people[1].votes(post))
      #expect(votes.isOver && votes.counts == [2, 0, 1] && votes.voters == 2 && votes.total == 3)
    }
  }

  @Test("count one vote of a person who votes in many places at once", arguments: BackendKind.available)
  func atOnce(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let people = try await world.join((1...4).map { "voter\($0)" })
      var poll = Self.tea
      poll.allowsSeveral = true
      let post = try await alice.ask(poll)
      let done = try await world.opened { other in
        await withTaskGroup(of: [Int]?.self) { group in
          for person in people {
            for number in 0..<6 {
              // They come from two programs, and each time for another option.
              let voter = number.isMultiple(of: 2) ? person : other.person(person.session)
              group.addTask {
                // All but one are refused.
                try? await voter.can.postActions.vote([number % 3], on: post.id).votes?.choices
              }
            }
          }
          return await group.reduce(into: [[Int]]()) { done, one in if let one { done.append(one) } }
        }
      }
      #expect(done.count == people.count)
      let votes = try #require(try await alice.votes(post))
      #expect(votes.voters == 4 && votes.total == 4)
      #expect(votes.counts == (0..<3).map { option in done.count { $0 == [option] } })
    }
  }

  @Test("tell their author and who voted that they ended, once", arguments: BackendKind.available)
  func end(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      let post = try await alice.ask(Self.tea)
      for voter in [bob, carol] { _ = try await voter.can.postActions.vote([0], on: post.id) }
      _ = try await carol.can.notifications.settings.orUnsupported().change(
        NoticeSettingsChange(audiences: [.poll: .nobody]))
      _ = try await dave.can.postActions.like(post.id)
      await world.finish()
      world.clock.advance(seconds: 3599)
      await world.runOnce()
      #expect(try await bob.notices() == [])
      world.clock.advance(seconds: 1)
      // Two programs find it at the same moment.
      async let first: Void = world.runOnce()
      async let second: Void = world.opened { await $0.runOnce() }
      _ = try await (first, second)
      await world.runOnce()
      #expect(try await alice.notices() == [.poll, .like])
      #expect(try await bob.notices() == [.poll])
      for person in [carol, dave] { #expect(try await person.notices() == []) }
      let notice = try #require(
        try await alice.can.notifications.list.page(.all, PageRequest()).items.first)
      #expect(notice.from.handle == "alice" && notice.post?.id == post.id && notice.others == 0)
    }
  }

  @Test(
    "tell no one once their post is gone, and later if they have more time", arguments: BackendKind.available)
  func laterOrNever(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let gone = try await alice.ask(Self.tea)
      let longer = try await alice.ask(Self.tea)
      for post in [gone, longer] { _ = try await bob.can.postActions.vote([0], on: post.id) }
      _ = try await alice.can.postActions.delete(gone.id)
      world.clock.advance(seconds: 1800)
      let edited = try await alice.edit(longer) { $0.poll?.duration = 7200 }
      #expect(edited.votes?.endsAt == world.clock.clock.now().adding(seconds: 7200))
      #expect(edited.votes?.counts == [1, 0, 0])
      await world.finish()
      world.clock.advance(seconds: 3600)
      await world.runOnce()
      #expect(try await bob.notices() == [])
      world.clock.advance(seconds: 3600)
      await world.runOnce()
      #expect(try await bob.notices() == [.poll])
      #expect(try await world.dueWork() == 0)
    }
  }

  @Test("lose their votes with their options, and keep them in other edits", arguments: BackendKind.available)
  func edits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let post = try await alice.ask(Self.tea)
      _ = try await bob.can.postActions.vote([0], on: post.id)
      var edited = try await alice.edit(post) { $0.text = "Which one?" }
      #expect(edited.votes?.counts == [1, 0, 0])
      edited = try await alice.edit(edited) { $0.poll?.options = ["Tea", "Coffee"] }
      #expect(edited.votes?.counts == [0, 0])
      #expect(try await bob.votes(post)?.hasVoted == false)
      _ = try await bob.can.postActions.vote([1], on: post.id)
      edited = try await alice.edit(edited) { $0.poll = nil }
      #expect(edited.votes == nil && edited.content.poll == nil)
      #expect(
        try await world.stranger.postHistory.orUnsupported().revisions(of: post.id).map(
          \.content.poll?.options.count) == [3, 3, 2, nil])
      await #expect(throws: AppError.notFound) { try await bob.can.postActions.vote([0], on: post.id) }
      world.clock.advance(seconds: 7200)
      await world.runOnce()
      #expect(try await bob.notices() == [])
    }
  }

  @Test(
    "lose very many votes little by little, and none of those that come meanwhile",
    arguments: BackendKind.available)
  func manyVotes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let post = try await alice.ask(Self.tea)
      for voter in [bob, carol] { _ = try await voter.can.postActions.vote([2], on: post.id) }
      let fans = try await world.addPeople(PostRemovals.atOnce + 5, like: bob)
      try await world.addVotes(fans, in: post)
      #expect(try await alice.votes(post)?.counts == [fans.count, 0, 2])
      #expect(try await world.backend.check() == [])

      // They change twice before any of the rest is removed.
      var edited = try await alice.edit(post) { $0.poll = nil }
      #expect(try await world.voteRows() == 7)
      edited = try await alice.edit(edited) { $0.poll = PollQuestion(["Yes", "No"], duration: 3600) }
      #expect(edited.votes?.counts == [0, 0] && edited.votes?.voters == 0)
      #expect(try await carol.votes(post)?.hasVoted == false)
      let voted = try await carol.can.postActions.vote([1], on: post.id)
      #expect(voted.votes?.choices == [1] && voted.votes?.counts == [0, 1] && voted.votes?.voters == 1)
      #expect(try await carol.votes(post) == voted.votes)
      #expect(try await world.backend.check() == [])
      try await bob.can.account.delete(with: "correct horse bob")
      await world.finish()
      #expect(try await world.voteRows() == 1)
      #expect(try await world.dueWork() == 0)
      #expect(try await carol.votes(post) == voted.votes)
      world.clock.advance(seconds: 3600)
      await world.runOnce()
      #expect(try await carol.notices() == [.poll])
      #expect(try await world.told(of: post).count == 2, "Those who voted before aren't told.")
      #expect(try await world.backend.check() == [])
    }
  }

  @Test("lose the vote of someone who deletes their account", arguments: BackendKind.available)
  func accountDeleted(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      var poll = Self.tea
      poll.allowsSeveral = true
      let post = try await people[0].ask(poll)
      _ = try await people[1].can.postActions.vote([0, 1], on: post.id)
      _ = try await people[2].can.postActions.vote([1], on: post.id)
      try await people[1].can.account.delete(with: "correct horse bob")
      await world.finish()
      let votes = try #require(try await people[0].votes(post))
      #expect(votes.counts == [0, 1, 0] && votes.voters == 1)
    }
  }
}

extension World {
  /// Votes of many people for the first option, without those being told.
  fileprivate func addVotes(_ people: [Int64], in post: Post) async throws {
    let number = Int64(post.id.rawValue) ?? 0
    try await database.write { connection throws(AppError) in
      for person in people {
        try connection.submit(
          "INSERT INTO poll_vote (post_id, person_id, position) VALUES (\(number), \(person), 0)")
      }
      try connection.submit(
        """
        UPDATE poll_option SET vote_count = vote_count + \(people.count) WHERE post_id = \(number) AND position = 0
        """)
      try connection.submit(
        "UPDATE poll SET voter_count = voter_count + \(people.count) WHERE post_id = \(number)")
    }
  }

  /// How many choices are stored, whether they count or not.
  fileprivate func voteRows() async throws -> Int {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT COUNT(*) FROM poll_vote") { row throws(AppError) in row.int(0) } ?? 0
    }
  }
}

extension Person {
  /// Publishes a poll.
  fileprivate func ask(_ poll: PollQuestion, for visibility: PostVisibility = .everyone) async throws -> Post
  {
    try await post(NewPost(PostContent("Which?", poll: poll), visibility: visibility))
  }

  /// How a poll goes, as this person reads it.
  fileprivate func votes(_ post: Post) async throws -> PollVotes? {
    try await can.postLookup.posts([post.id]).first?.votes
  }
}
