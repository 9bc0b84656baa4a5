import AppValues
import Entities
import Post
import PostActions
import SocialBackend

/// Writing, and marks on what was written.
extension RandomWalk {
  private static let words = ["東京", "写真", "café", "swift", "🎉"]
  private static let tags = ["cats", "Cats", "写真", "Café", "ｃａｆｅ", "cat", "写真展"]
  private static let visibilities: [PostVisibility] = [
    .everyone, .everyone, .everyone, .unlisted, .followers, .followers, .direct, .direct,
  ]

  mutating func write(_ actor: Int) async throws {
    guard let post = pickPost() else { return try await publish(actor, on: nil) }
    switch pick(0..<12) {
    case ..<4: try await publish(actor, on: nil)
    case ..<9: try await publish(actor, on: post)
    case ..<11: try await edit(actor, post)
    default: try await delete(actor, post)
    }
  }

  mutating func mark(_ actor: Int) async throws {
    guard let post = pickPost() else { return }
    let isOn = pick(0..<3) > 0
    switch pick(0..<16) {
    case 12...: try await vote(actor)
    case ..<4:
      try await mark("like", isOn, post, actor, oracle.setLiked(isOn, post, by: actor)) {
        isOn ? try await $0.like($1) : try await $0.unlike($1)
      }
    case ..<8:
      try await mark("share", isOn, post, actor, oracle.setShared(isOn, post, by: actor)) {
        isOn ? try await $0.share($1) : try await $0.unshare($1)
      }
    case ..<9:
      try await mark("bookmark", isOn, post, actor, oracle.setBookmarked(isOn, post, by: actor)) {
        isOn ? try await $0.bookmark($1) : try await $0.unbookmark($1)
      }
    case ..<11:
      let post = oracle.posts.indices.last { oracle.posts[$0].author == actor } ?? post
      try await mark("pin", isOn, post, actor, oracle.setPinned(isOn, post, by: actor)) {
        isOn ? try await $0.pin($1) : try await $0.unpin($1)
      }
    default:
      let error = oracle.setMuted(isOn, conversationOf: post, by: actor)
      try await mark("mute the conversation of", isOn, post, actor, error) {
        isOn ? try await $0.muteConversation(of: $1) : try await $0.unmuteConversation(of: $1)
      }
    }
  }

  /// Does it, and expects the error or the post as the oracle has them.
  private mutating func mark(
    _ activity: String, _ isOn: Bool, _ post: Int, _ actor: Int, _ error: AppError?,
    _ body: (any PostActionsRepository, ID<Post>) async throws -> Post
  ) async throws {
    let (actions, id) = (people[actor].can.postActions, oracle.posts[post].id)
    var answer: Post?
    try await act("\(actor): \(activity) post \(post): \(isOn)", expecting: error) {
      answer = try await body(actions, id)
    }
    if let answer { try compare("the answer", SeenPost(answer), oracle.seen(post, by: actor)) }
  }

  /// Votes, mostly where there is a poll.
  private mutating func vote(_ actor: Int) async throws {
    let asking = oracle.posts.indices.filter { oracle.posts[$0].version.poll != nil }
    guard let post = asking.isEmpty || pick(0..<8) == 0 ? pickPost() : asking[pick(asking.indices)] else {
      return
    }
    let choices = (0..<pick(0..<3)).map { _ in pick(0..<4) }
    try await mark("vote for \(choices) in", true, post, actor, oracle.vote(choices, in: post, by: actor)) {
      try await $0.vote(choices, on: $1)
    }
  }

  /// A poll, one of four of which outlasts every walk.
  ///
  /// - Parameter start: When it begins.
  mutating func poll(from start: Timestamp) -> PollQuestion {
    var duration = pick(0..<4) == 0 ? 1_000_000 : 300 + pick(0..<600)
    while !oracle.isFree(start.adding(seconds: Int64(duration))) { duration += 1 }
    return PollQuestion(
      Array(["Tea", "Coffee", "Water"].prefix(pick(2..<4))), allowsSeveral: pick(0..<2) == 0,
      hidesTotals: pick(0..<4) == 0, duration: duration)
  }

  private mutating func publish(_ actor: Int, on parent: Int?) async throws {
    var text = text()
    let photos = try await photos(actor)
    var visibility = pickVisibility()
    if let parent, isServed { oracle.address(&text, &visibility, on: parent, by: actor) }
    let poll = photos.isEmpty && pick(0..<4) == 0 ? poll(from: oracle.now) : nil
    let new = NewPost(
      PostContent(text.text, poll: poll, photos: photos), replyTo: parent.map { oracle.posts[$0].id },
      visibility: visibility)
    let (post, key) = (try people[actor].can.postWriting.orUnsupported(), PublishKey("step \(steps)"))
    var published: Post?
    let activity = "\(actor) writes post \(oracle.posts.count), \(visibility), on \(parent as Any)"
    let error = oracle.answering(parent, by: actor) ?? oracle.taking(photos, on: nil)
    try await act(activity, expecting: error) {
      published = try await post.publish(new, key: key)
    }
    guard let published else { return }
    oracle.publish(
      Oracle.Post(
        id: published.id, author: actor, parent: parent, visibility: visibility,
        version: Oracle.Version(text: text.text, photos: photos, poll: poll), mentions: text.mentions,
        hashtags: text.hashtags))
    try compare("the answer", SeenPost(published), oracle.seen(oracle.posts.count - 1, by: actor))
  }

  private mutating func edit(_ actor: Int, _ number: Int) async throws {
    let text = text()
    let (posts, post) = (try people[actor].can.postWriting.orUnsupported(), oracle.posts[number])
    // People who can't read the post can't know which version to begin with.
    let present = try await people[post.author].can.postLookup.posts([post.id]).first
    let photos = try await photos(actor, of: number)
    // A poll stays more often than it goes or becomes another.
    let poll =
      photos.isEmpty
      ? (pick(0..<3) == 0 ? pick(0..<2) == 0 ? poll(from: oracle.now) : nil : post.version.poll) : nil
    let edit = PostEdit(PostContent(text.text, poll: poll, photos: photos), basedOn: present?.editedAt)
    let error = oracle.edit(number, by: actor, text, photos, poll)
    var answer: Post?
    try await act("\(actor) edits post \(number)", expecting: error) {
      answer = try await posts.edit(post.id, edit)
    }
    if let answer { try compare("the answer", SeenPost(answer), oracle.seen(number, by: actor)) }
  }

  private mutating func delete(_ actor: Int, _ post: Int) async throws {
    let (actions, id) = (people[actor].can.postActions, oracle.posts[post].id)
    let error = oracle.delete(post, by: actor)
    try await act("\(actor) deletes post \(post)", expecting: error) { try await actions.delete(id) }
  }

  /// Photos for a post of someone's: one of four has some. Edited, it keeps some of what it ever had. Now and
  /// then one is asked for that stands elsewhere.
  mutating func photos(_ actor: Int, of post: Int? = nil) async throws -> [ID<Photo>] {
    let chance = pick(0..<20)
    if chance == 0, let other = pickPost(), let photo = oracle.posts[other].version.photos.first {
      return [photo]
    }
    let versions = post.map { oracle.posts[$0].earlier + [oracle.posts[$0].version] } ?? []
    var photos = Set(versions.flatMap(\.photos)).sorted { $0.rawValue < $1.rawValue }
    photos.removeAll { _ in pick(0..<2) == 0 }
    guard chance < 6 else { return photos }
    for _ in 0..<pick(1..<3) { photos.insert(try await WalkedPhoto.add(to: world, people[actor].id), at: 0) }
    return photos
  }

  /// A text unlike any other.
  mutating func text() -> WalkedText {
    var text = WalkedText(text: "\(Self.words[pick(Self.words.indices)]) \(steps)")
    for _ in 0..<pick(0..<3) { text.mention(pick(people.indices)) }
    for _ in 0..<pick(0..<3) { text.tag(Self.tags[pick(Self.tags.indices)]) }
    return text
  }

  mutating func pickVisibility() -> PostVisibility { Self.visibilities[pick(Self.visibilities.indices)] }

  /// One of the posts, those written of late more often.
  mutating func pickPost() -> Int? {
    let count = oracle.posts.count
    if count == 0 { return nil }
    return pick(0..<2) == 0 ? pick(0..<count) : pick(max(0, count - 8)..<count)
  }
}
