import AppValues
import Authentication
import Entities
import Filters
import Hashtags
import Lists
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialLocalChecking
@testable import SocialLocalStore

/// A small network with something in each table of which anything is declared, and all that can be damaged in it.
struct CheckedWorld {
  private let world: World
  private let alice, bob, carol: Int64
  /// A public post of Alice's with hashtags, names and a photo, edited; a comment of Bob's on it; one of Alice's for
  /// Bob alone.
  private let post, comment, secret: Int64

  init(_ world: World) async throws {
    self.world = world
    let people = try await world.join(["alice", "bob", "carol", "dave", "eve", "frank"])
    let (alice, bob, carol) = (people[0], people[1], people[2])
    self.alice = try Self.number(alice.id)
    self.bob = try Self.number(bob.id)
    self.carol = try Self.number(carol.id)
    try await Self.relate(people)
    let photo = try await WalkedPhoto.add(to: world, alice.id)
    let post = try await alice.post(
      NewPost(PostContent("Good morning #Tokyo #Cafés, @bob and @carol", photos: [photo])))
    try await alice.edit(post) { $0.text = "Good evening #Tokyo #Cafés, @bob and @carol" }
    let comment = try await bob.post("Yes #tokyo", on: post)
    try await alice.post("No", on: comment)
    try await alice.post("Later", on: post)
    let secret = try await alice.post("@bob only", for: .direct)
    let poll = try await alice.post(NewPost(PostContent("Which?", poll: PollQuestion(["Tea", "Coffee"]))))
    try await alice.edit(poll) { $0.text = "Which one?" }
    _ = try await carol.can.postActions.vote([1], on: poll.id)
    _ = try await bob.can.scheduledPosts.orUnsupported().schedule(
      NewPost(PostContent("Later", photos: [try await WalkedPhoto.add(to: world, bob.id)])),
      at: world.clock.clock.now().adding(seconds: 86_400), key: PublishKey("later"))
    let followers = try await alice.post("my followers", for: .followers)
    try await Self.mark([post, comment, followers], people)
    (self.post, self.comment) = (try Self.number(post.id), try Self.number(comment.id))
    self.secret = try Self.number(secret.id)
    try await announce(people)
    try await addRest(people)
    #expect(try await world.backend.check() == [])
  }

  private static func number<Subject>(_ id: ID<Subject>) throws -> Int64 { try #require(Int64(id.rawValue)) }

  private static func relate(_ people: [Person]) async throws {
    let (alice, bob, carol, dave, eve) = (people[0], people[1], people[2], people[3], people[4])
    _ = try await dave.can.editing.edit(ProfileEdit(isLocked: true))
    _ = try await bob.can.relating.follow(alice.id, FollowTerms(notices: true, shares: false))
    try await carol.follow(alice, bob)
    _ = try await carol.can.relating.follow(dave.id)
    _ = try await carol.can.relating.block(eve.id)
    _ = try await bob.can.relating.mute(eve.id, until: nil, notices: true)
    _ = try await alice.can.relating.setNote("A friend", about: bob.id)
    try await alice.can.relating.dismissSuggestion(carol.id)
    let list = try await carol.lists.create("Café")
    _ = try await carol.lists.add(alice.id, to: list.id)
    _ = try await bob.hashtags.follow("Tokyo")
    _ = try await carol.can.featured?.feature(hashtag: "Tokyo")
    _ = try await carol.can.featured?.feature(alice.id)
  }

  private static func mark(_ posts: [Post], _ people: [Person]) async throws {
    let (post, comment) = (posts[0].id, posts[1].id)
    let (alice, bob, carol) = (people[0], people[1], people[2])
    for person in [bob, carol] {
      _ = try await person.can.postActions.like(post)
      _ = try await person.can.postActions.share(post)
    }
    _ = try await alice.can.postActions.like(comment)
    _ = try await alice.can.postActions.unlike(comment)
    _ = try await alice.can.postActions.share(posts[2].id)
    _ = try await bob.can.postActions.bookmark(post)
    _ = try await alice.can.postActions.pin(post)
    _ = try await carol.can.postActions.muteConversation(of: post)
    let filters = try carol.can.filters.orUnsupported()
    let filter = try await filters.create(FilterSettings("Tea"), [.add("tea", isWholeWord: true)])
    _ = try await filters.change(filter.id, FilterChange(addedPosts: [post]))
    try await carol.can.reporting.report(NewReport(of: alice.id, posts: [post], reason: "Spam"))
  }

  private func announce(_ people: [Person]) async throws {
    let start = world.clock.clock.now()
    let announced = try await world.backend.announcing.announce(
      AnnouncementContent(text: "We move", startsAt: start, endsAt: start.adding(seconds: 86_400)))
    let announcements = try people[1].can.notifications.announcements.orUnsupported()
    try await announcements.dismiss(announced.id)
    try await announcements.setReaction("🎉", true, to: announced.id)
  }

  /// What is written by no one's wish, or seldom.
  private func addRest(_ people: [Person]) async throws {
    let (alice, dave, eve, frank) = (people[0], people[3], people[4], people[5])
    let hours = try #require(QuietHours(begin: 1, end: 2))
    _ = try await alice.can.notifications.settings.orUnsupported().change(
      NoticeSettingsChange(
        audiences: [.like: .following], quiet: .hours(hours)))
    let requests = try alice.can.notifications.requests.orUnsupported()
    _ = try await requests.change([.notFollowing: .filter])
    try await dave.follow(alice)
    try await requests.accept(try await requests.requests(PageRequest()).items.map(\.id))
    try await eve.follow(alice)
    _ = try await alice.can.account.requestEmail("New@example.com", with: "correct horse alice")
    let app = try await world.register()
    _ = try await world.person(alice, through: app)
    _ = try await world.apps.tokens.issueAppToken(scopes: .all, to: app.credentials)
    _ = try await alice.can.notifications.push.orUnsupported().subscribe(
      try .sample("1"), PushChoice(kinds: [.like]))
    await world.finish()
    try await frank.can.account.delete(with: "correct horse frank")
    try await world.addSignInRows(of: self.alice)
    try await world.database.write { [alice = self.alice, post] connection throws(AppError) in
      let id = try connection.nextNumber(of: "item", earliest: 1)
      try connection.execute(
        """
        INSERT INTO mail (id, recipient, subject, text, created_at, ends_at)
        VALUES (\(id), 'a@example.com', '', '', 1, 9000000000000000)
        """)
      try connection.execute(
        "INSERT INTO telling (post_id, audience, last_told_id) VALUES (\(post), 'fans', \(Int64.max))")
      try connection.execute(
        "INSERT INTO reading_place (person_id, timeline, item_id) VALUES (\(alice), 'home', \(post))")
    }
  }

  func damages() -> [Damage] {
    let hand = byHand
    let declared = CheckedTable.all.flatMap { table in
      table.rules.map { Damage.of($0, in: table, by: hand) } + table.foldings.map { Damage.of($0, in: table) }
    }
    let all = declared + found
    let (names, derived) = (
      Set(all.map(\.name)), CheckedTable.all.flatMap { table in table.derived.map { "\(table.name).\($0)" } }
    )
    #expect(Set(derived).isSubset(of: names), "\(Set(derived).subtracting(names)) is not damaged")
    #expect(Set(hand.keys).isSubset(of: names), "\(Set(hand.keys).subtracting(names)) is not declared")
    return all
  }

  /// What must never be, and what no plain change would do.
  private var byHand: [String: [SQL]] {
    [
      "follow: links a person to themselves": [
        "UPDATE follow SET followee_id = follower_id WHERE follower_id = \(bob)"
      ],
      "follow: exists despite a block": [
        "INSERT INTO block (blocker_id, blocked_id, id) VALUES (\(alice), \(bob), 1)"
      ],
      "follow_request: links a person to themselves": [
        "UPDATE follow_request SET target_id = requester_id"
      ],
      "follow_request: exists despite a follow": ["UPDATE follow_request SET target_id = \(alice)"],
      "follow_request: exists despite a block": [
        "INSERT INTO block (blocker_id, blocked_id, id) SELECT target_id, requester_id, 1 FROM follow_request"
      ],
      "person: has no account": ["DELETE FROM account"],
      "passkey: belongs to someone whom authenticators don't know": ["DELETE FROM passkey_owner"],
      "person: isn't in the state that its account says": [
        "UPDATE person SET state = 1 WHERE id = \(alice)"
      ],
      "block: links a person to themselves": ["UPDATE block SET blocked_id = blocker_id"],
      "mute: links a person to themselves": ["UPDATE mute SET muted_id = muter_id"],
      "mute: has an impossible end time": ["UPDATE mute SET ends_at = 0"],
      "dismissed_suggestion: links a person to themselves": [
        "UPDATE dismissed_suggestion SET suggested_id = person_id"
      ],
      "announcement: ends before it starts": ["UPDATE announcement SET ends_at = starts_at"],
      "announcement: is of whole days without both of its times": [
        "UPDATE announcement SET starts_at = NULL, is_all_day = 1"
      ],
      "announcement_emoji: is what no one gave": [
        """
        INSERT INTO announcement_emoji (announcement_id, emoji, id)
        SELECT announcement_id, '🐳', id FROM announcement_emoji
        """
      ],
      "announcement_reaction: gives an emoji that isn't there": [
        """
        INSERT INTO announcement_reaction (announcement_id, emoji, person_id)
        SELECT announcement_id, '🦉', person_id FROM announcement_reaction
        """
      ],
      "person_note: is about its own writer": ["UPDATE person_note SET person_id = writer_id"],
      "post: is deleted but still has content": ["UPDATE post SET deleted_at = 1 WHERE id = \(secret)"],
      "post: replies to a post that is here and to one that isn't": [
        "UPDATE post SET absent_parent = 'elsewhere' WHERE id = \(comment)"
      ],
      "post.conversation_id": ["UPDATE post SET conversation_id = conversation_id + 1 WHERE id = \(comment)"],
      "post.id": ["DELETE FROM item WHERE id = \(comment)"],
      "item.listed": ["UPDATE item SET listed = 1 - listed WHERE id = \(secret)"],
      "item.is_share": ["UPDATE item SET is_share = 1 WHERE id = \(secret)"],
      "item.post_id": [
        """
        INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
        VALUES (42, \(alice), 42, \(alice), 0, 0, 1)
        """
      ],
      "item: shares a post that can't be shared": [
        "UPDATE item SET actor_id = \(carol) WHERE is_share = 1 AND visibility = 2"
      ],
      "notice: is about something that was undone": ["UPDATE notice SET standing = 1 WHERE standing = 0"],
      "notice.group_id": [
        "DELETE FROM notice_group WHERE kind = 'mention' AND recipient_id = \(bob) AND post_id = \(post)"
      ],
      "notice_group.kind": ["UPDATE notice_group SET kind = 'follow' WHERE kind = 'like'"],
      "notice_group.latest_id": ["UPDATE notice_group SET latest_id = 0 WHERE kind = 'like'"],
      "pin: pins a post that the person can't pin": ["UPDATE pin SET post_id = \(comment)"],
      "photo: is on someone else's post": ["UPDATE photo SET owner_id = \(bob)"],
      "photo: has a position but no post": ["UPDATE photo SET post_id = NULL WHERE position IS NOT NULL"],
      "photo: has the same position as another photo": [
        """
        INSERT INTO photo (
          id, owner_id, post_id, position, alt, width, height, blurhash, file, thumbnail, created_at)
        SELECT 1, owner_id, post_id, position, alt, width, height, blurhash, file, thumbnail, created_at
        FROM photo WHERE post_id IS NOT NULL
        """
      ],
      "photo: is on a post and kept for another": [
        "UPDATE photo SET scheduled_id = (SELECT MAX(id) FROM scheduled_post) WHERE owner_id = \(alice)"
      ],
      "photo.focus_x": ["UPDATE photo SET focus_x = 20000, focus_y = 0"],
      "photo.focus_y": ["UPDATE photo SET focus_x = 0, focus_y = 20000"],
      "photo: has only half a focus": ["UPDATE photo SET focus_x = 1, focus_y = NULL"],
      "photo.film": ["UPDATE photo SET film = 'play'"],
      "photo: is no film but has what only films have": ["UPDATE photo SET duration = 1"],
      "photo: is in a post before it's ready": [
        "UPDATE photo SET film = 'video', thumbnail = '' WHERE post_id IS NOT NULL"
      ],
      "post.is_sensitive": ["UPDATE post SET is_sensitive = 2 WHERE id = \(post)"],
      "revision.is_sensitive": ["UPDATE revision SET is_sensitive = 2"],
      "account.post_sensitive": ["UPDATE account SET post_sensitive = 2 WHERE person_id = \(bob)"],
      "post.poll_allows_several": ["UPDATE post SET poll_allows_several = 2 WHERE id = \(post)"],
      "post.poll_hides_totals": ["UPDATE post SET poll_hides_totals = 2 WHERE id = \(post)"],
      "revision.poll_allows_several": ["UPDATE revision SET poll_allows_several = 2"],
      "revision.poll_hides_totals": ["UPDATE revision SET poll_hides_totals = 2"],
      "poll: is of a post that asks nothing": [
        "INSERT INTO poll (post_id, author_id, ends_at) SELECT \(post), author_id, ends_at FROM poll"
      ],
      "poll_vote: is for an option that isn't there": [
        "INSERT INTO poll_vote (post_id, person_id, position) SELECT post_id, person_id, 7 FROM poll_vote"
      ],
      "post_tag.tag_id": ["INSERT INTO post_tag (tag_id, post_id) VALUES (4242, \(post))"],
      "post_tag.post_id": [
        "INSERT INTO post_tag (tag_id, post_id) SELECT MAX(id), 42 FROM tag"
      ],
      "user_list.comments": ["UPDATE user_list SET comments = 3"],
      "user_list.is_exclusive": ["UPDATE user_list SET is_exclusive = 2"],
      "list_member: is someone the list's owner doesn't follow": [
        "DELETE FROM follow WHERE follower_id = \(carol) AND followee_id = \(alice)"
      ],
      "featured_person: is someone who isn't followed": [
        "UPDATE featured_person SET owner_id = \(alice), person_id = \(bob)"
      ],
      "direct_post: isn't for the person whose inbox it's in": [
        "DELETE FROM mention WHERE post_id = \(secret)"
      ],
      "push_subscription.session_id": [
        """
        INSERT INTO push_subscription (
          session_id, person_id, endpoint, public_key, authentication, is_standard, sealed_token, kinds, audience)
        SELECT 42, person_id, endpoint, public_key, authentication, is_standard, sealed_token, kinds, audience
        FROM push_subscription
        """
      ],
      "account_removal.person_id": ["UPDATE account_removal SET person_id = \(alice)"],
      "report: was made by the person it's about": ["UPDATE report SET reporter_id = person_id"],
      "report_post: isn't by the reported person": ["UPDATE report SET person_id = \(bob)"],
    ]
  }

  /// What no rule of a row finds: what follows from texts, and the clock of ids.
  private var found: [Damage] {
    let texts: @Sendable (any SQLConnection) throws(AppError) -> [CheckFinding] = {
      connection throws(AppError) in try PostTextCheck(connection).findings { _ in }
    }
    let people: @Sendable (any SQLConnection) throws(AppError) -> [CheckFinding] = {
      connection throws(AppError) in try PeopleCheck(connection).findings()
    }
    let ids: @Sendable (any SQLConnection) throws(AppError) -> [CheckFinding] = {
      [now = world.clock.clock.now()] connection throws(AppError) in
      try ConsistencyCheck(connection, now: now).findings()
    }
    func damage(
      _ name: String, in location: String? = nil, _ statements: [SQL], isRepaired: Bool = true,
      _ findings: @escaping @Sendable (any SQLConnection) throws(AppError) -> [CheckFinding]
    ) -> Damage {
      Damage(
        name: name, location: location ?? name, statements: statements, isRepaired: isRepaired,
        findings: findings)
    }
    return [
      damage("id_clock.last", in: "post.id", ["UPDATE id_clock SET last = 5"], ids),
      damage(
        "id_clock.last ahead", in: "id_clock.last",
        ["UPDATE id_clock SET last = last + \(Int64(40 * 86_400_000) << 16)"], isRepaired: false, ids),
      damage("id_clock.last gone", in: "notice.id", ["DELETE FROM id_clock"], ids),
      damage("post.hashtags", ["UPDATE post SET hashtags = 'x' WHERE id = \(comment)"], texts),
      damage("post_tag", ["DELETE FROM post_tag WHERE post_id = \(comment)"], texts),
      damage(
        "post_tag of what is not public", in: "post_tag",
        ["INSERT INTO post_tag (tag_id, post_id) SELECT MIN(id), \(secret) FROM tag"], texts),
      damage(
        "mention.position", ["UPDATE mention SET position = position + 1 WHERE post_id = \(post)"], texts),
      damage(
        "mention: not in the post's text",
        ["UPDATE mention SET person_id = \(alice) WHERE post_id = \(secret)"], isRepaired: false, texts),
      damage(
        "revision.photos", ["UPDATE revision SET photos = '42'"], isRepaired: false, texts),
      damage("post_search.tokens", lose(.posts, post), texts),
      damage("post_search.id", in: "post_search.tokens", move(.posts), texts),
      damage("person_search.tokens", lose(.people, alice), people),
      damage("person_search.id", in: "person_search.tokens", move(.people), people),
    ]
  }

  /// Has an index hold something else of an entry.
  private func lose(_ index: SearchIndex, _ id: Int64) -> [SQL] {
    switch world.database.dialect {
    case .sqlite: ["INSERT INTO \(index.name) (rowid, tokens) VALUES (\(id), 'zzz')"]
    case .postgreSQL: ["UPDATE \(index.name) SET tokens = tokens[2:] WHERE id = \(id)"]
    }
  }

  /// Has an index hold what there is not.
  private func move(_ index: SearchIndex) -> [SQL] {
    switch world.database.dialect {
    case .sqlite: ["INSERT INTO \(index.name) (rowid, tokens) VALUES (43, 'zzz')"]
    case .postgreSQL: ["INSERT INTO \(index.name) (id, tokens) VALUES (43, '{zzz}')"]
    }
  }
}
