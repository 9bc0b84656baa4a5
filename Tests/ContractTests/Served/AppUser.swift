import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Timeline

/// Someone who uses an app while others use theirs, and remembers what the server told them was done.
struct AppUser {
  /// The posts that anyone has published, for all to find.
  typealias Found = LockedValue<[ID<Post>]>

  let person: Person
  private let other: ID<User>
  private let found: Found
  private var random: SeededGenerator
  /// Their posts that stand, with what they say and what they answer, in their order.
  private(set) var posts: [(id: ID<Post>, text: String, parent: ID<Post>?)] = []
  private(set) var deleted: Set<ID<Post>> = []
  /// The posts they put each mark on, the latest last.
  private(set) var marks: [PostMark: [ID<Post>]] = [:]
  private(set) var isFollowing = false
  /// Those that couldn't be reached any more.
  private(set) var missed: Set<ID<Post>> = []
  private var calls = 0

  init(_ person: Person, other: ID<User>, found: Found, seed: UInt64) {
    (self.person, self.other, self.found) = (person, other, found)
    random = SeededGenerator(seed: seed)
  }

  mutating func act(times: Int) async throws {
    while calls < times {
      calls += 1
      switch Int.random(in: 0..<20, using: &random) {
      case ..<4: try await publish(on: nil)
      case ..<6: try await publish(on: anyPost())
      case ..<9: try await mark(.liked)
      case ..<12: try await mark(.shared)
      case ..<14: try await mark(.bookmarked)
      case 14: try await edit()
      case 15: try await delete()
      case 16: try await follow()
      case ..<19: try await read(.home)
      default: try await read(.everyone)
      }
    }
  }

  private mutating func anyPost() -> ID<Post>? {
    found.value.suffix(12).randomElement(using: &random)
  }

  private mutating func publish(on parent: ID<Post>?) async throws {
    let text = "\(person.session.handle) says \(calls)"
    let (writing, key) = (try person.can.postWriting.orUnsupported(), PublishKey("\(text) in two"))
    try await reaching(parent) { user in
      let post = try await writing.publish(NewPost(PostContent(text), replyTo: parent), key: key)
      user.posts.append((post.id, text, parent))
      user.found.change { $0.append(post.id) }
    }
  }

  private mutating func mark(_ mark: PostMark) async throws {
    guard let id = anyPost() else { return }
    let isSet = Int.random(in: 0..<3, using: &random) > 0
    let actions = person.can.postActions
    try await reaching(id) { user in
      let post = try await actions.set(mark, to: isSet, on: id)
      guard post.marks[mark] == isSet else { throw Astray(what: "\(mark) \(isSet) answered \(post.marks)") }
      let known = user.marks[mark, default: []]
      if !isSet {
        user.marks[mark] = known.filter { $0 != id }
      } else if !known.contains(id) {
        user.marks[mark] = known + [id]
      }
    }
  }

  private mutating func edit() async throws {
    guard let index = posts.indices.randomElement(using: &random) else { return }
    let text = "\(person.session.handle) corrects \(calls)"
    _ = try await person.can.postWriting.orUnsupported().edit(
      posts[index].id, PostEdit(PostContent(text), basedOn: nil))
    posts[index].text = text
  }

  private mutating func delete() async throws {
    guard let index = posts.indices.randomElement(using: &random) else { return }
    try await person.can.postActions.delete(posts[index].id)
    deleted.insert(posts.remove(at: index).id)
  }

  private mutating func follow() async throws {
    isFollowing.toggle()
    let user =
      isFollowing
      ? try await person.can.relating.follow(other) : try await person.can.relating.unfollow(other)
    guard user.relationship.isFollowing == isFollowing else { throw Astray(what: "\(user.relationship)") }
  }

  /// A page has each item once, the newest first, whatever others do meanwhile.
  private func read(_ kind: TimelineKind) async throws {
    let ids = try await person.can.timeline.page(of: kind, PageRequest(limit: 40)).items.map(\.id.rawValue)
    let ordered = Set(ids).sorted { ($0.count, $0) > ($1.count, $1) }
    guard ids == ordered else { throw Astray(what: "\(kind): \(ids)") }
  }

  /// Does something to a post that its author may just have deleted.
  private mutating func reaching(
    _ id: ID<Post>?, _ body: (inout AppUser) async throws -> Void
  ) async throws {
    do {
      try await body(&self)
    } catch AppError.notFound {
      guard let id else { throw Astray(what: "Nothing was to be found, and was not.") }
      missed.insert(id)
    }
  }

  /// Something that an answer may not say.
  struct Astray: Error {
    let what: String
  }
}
