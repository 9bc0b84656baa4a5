import AppValues
import Entities
import Hashtags
import Lists
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import Testing
import Timeline

@testable import Archive

/// Operations applied to a network, and what it answers, in words that are the same wherever it is kept.
struct OperationRun {
  let people: [Person]
  private var posts: [ID<Post>] = []
  private var lists: [ID<UserList>] = []

  init(_ people: [Person]) {
    self.people = people
  }

  /// Does it; answers what was answered, or why it was refused.
  mutating func answer(to operation: Operation) async throws -> String {
    do {
      return try await perform(operation, as: people[operation.actor % people.count])
    } catch let error as AppError {
      if case .unexpected = error { Issue.record("\(operation)") }
      return "\(error)"
    }
  }

  private mutating func perform(_ operation: Operation, as actor: Person) async throws -> String {
    let (kind, text) = (operation.kind, operation.text)
    switch kind {
    case .publish, .comment: return try await publish(operation, as: actor)
    case .edit:
      let post = try await actor.can.post.thread(of: post(operation)).post
      return told(try await actor.writing.edit(post.id, form(operation), basedOn: post.editedAt))
    case .delete, .like, .share, .bookmark, .pin: return try await mark(operation, as: actor)
    case .follow, .block, .mute, .unblock, .note, .report: return try await relate(operation, as: actor)
    case .name: return told(try await actor.editing.edit(ProfileEdit(name: text)).user)
    case .bio: return told(try await actor.editing.edit(ProfileEdit(bio: text)).user)
    case .field:
      let field = ProfileField(label: operation.more, value: text)
      return told(try await actor.editing.edit(ProfileEdit(fields: [field])).user)
    case .createList, .renameList, .addMember: return try await list(operation, as: actor)
    case .followTag: return "\(try await actor.tagging.setFollowing(true, text))"
    case .searchPosts, .searchPeople, .searchTags, .readTag, .home, .everyone, .person, .notices:
      return try await read(operation, as: actor)
    case .importPost, .importTag, .importNote, .importList, .importProfile:
      return try await bringIn(operation, as: actor)
    }
  }

  // MARK: Posts

  private func post(_ operation: Operation) -> ID<Post> {
    posts.isEmpty ? ID("1") : posts[operation.post % posts.count]
  }

  private func form(_ operation: Operation) -> PostForm {
    PostForm(
      PostContent(
        operation.text, warning: operation.post % 3 == 0 ? operation.more : "",
        place: operation.post % 7 == 0 ? Place(name: operation.more, latitude: nil, longitude: nil) : nil),
      visibility: operation.post % 5 == 0 ? PostVisibility.allCases[operation.person % 4] : nil)
  }

  private mutating func publish(_ operation: Operation, as actor: Person) async throws -> String {
    let parent = operation.kind == .comment ? post(operation) : nil
    let post = try await actor.writing.publish(
      form(operation), on: parent,
      key: PublishKey(operation.post % 9 == 0 ? operation.more : "\(posts.count)"))
    if !posts.contains(post.id) { posts.append(post.id) }
    return told(post)
  }

  private func mark(_ operation: Operation, as actor: Person) async throws -> String {
    let post = post(operation)
    switch operation.kind {
    case .delete:
      try await actor.can.postActions.delete(post)
      return "deleted"
    case .like: return told(try await actor.can.postActions.like(post))
    case .share: return told(try await actor.can.postActions.share(post))
    case .bookmark: return told(try await actor.can.postActions.bookmark(post))
    default: return told(try await actor.can.postActions.pin(post))
    }
  }

  // MARK: People

  private func relate(_ operation: Operation, as actor: Person) async throws -> String {
    let other = people[operation.person % people.count].id
    switch operation.kind {
    case .follow: return told(try await actor.can.relating.follow(other))
    case .block: return told(try await actor.can.relating.block(other))
    case .mute: return told(try await actor.can.relating.mute(other, until: nil, notices: false))
    case .unblock: return told(try await actor.can.relating.unblock(other))
    case .note: return told(try await actor.relating.setNote(operation.text, about: other))
    default:
      try await actor.reporting.report(NewReport(of: other, posts: [post(operation)], reason: operation.text))
      return "reported"
    }
  }

  private mutating func list(_ operation: Operation, as actor: Person) async throws -> String {
    let list = lists.isEmpty ? ID<UserList>("1") : lists[operation.post % lists.count]
    switch operation.kind {
    case .createList:
      let made = try await actor.listing.create(operation.text)
      lists.append(made.id)
      return made.title
    case .renameList: return try await actor.listing.change(list, ListChange(title: operation.text)).title
    default:
      let person = people[operation.person % people.count].id
      return "\(try await actor.listing.setMember(true, person, of: list).memberCount ?? 0)"
    }
  }

  // MARK: Reading

  private func read(_ operation: Operation, as actor: Person) async throws -> String {
    let (text, page) = (operation.text, PageRequest(limit: 10))
    switch operation.kind {
    case .searchPosts:
      return try await actor.searching.posts(matching: actor.searching.query(text), page).items.map(told)
        .joined()
    case .searchPeople:
      return try await actor.searching.people(matching: actor.searching.query(text), page).items.map(told)
        .joined()
    case .searchTags:
      return "\(try await actor.searching.hashtags(matching: actor.searching.query(text), page).items)"
    case .readTag: return try await items(.hashtag(HashtagSelection(text)), actor)
    case .home: return try await items(.home, actor)
    case .everyone: return try await items(.everyone, actor)
    case .person: return try await items(.user(people[operation.person % people.count].id), actor)
    default:
      return try await actor.can.notifications.list.page(.all, page).items.map {
        "\($0.kind) \($0.from.handle) \($0.others) \($0.post.map(told) ?? "")\n"
      }.joined()
    }
  }

  private func items(_ kind: TimelineKind, _ actor: Person) async throws -> String {
    try await actor.reading.page(kind, PageRequest(limit: 10)).items.map {
      "\($0.sharedBy?.handle ?? "") \(told($0.post))"
    }.joined()
  }

  // MARK: Archives

  private func bringIn(_ operation: Operation, as actor: Person) async throws -> String {
    switch IncomingRules.checked(record(operation)) {
    case .success(let record):
      let arrival = try await actor.imports.importRecord(record)
      // A set has no order.
      if case .profileImported(let parts) = arrival { return "\(parts.map(\.rawValue).sorted())" }
      return "\(arrival)"
    case .failure(let refusal): return "\(refusal.reason)"
    }
  }

  private func record(_ operation: Operation) -> ArchiveRecord {
    let (text, handle) = (operation.text, people[operation.person % people.count].session.handle)
    return switch operation.kind {
    case .importTag: .tag(text)
    case .importNote: .note(ArchivedNote(handle: handle, text: text))
    case .importList: .list(ArchivedList(title: text, members: [handle]))
    case .importProfile:
      .profile(
        ArchivedProfile(
          handle: handle, name: "", bio: text, email: "", birthday: nil, language: "", isLocked: false,
          fields: [ProfileField(label: operation.more, value: text)], createdAt: Timestamp(milliseconds: 1)))
    default:
      .post(
        ArchivedPost(
          key: SourceKey("\(operation.post) \(operation.more)"),
          content: PostContent(text, warning: operation.more),
          createdAt: Timestamp(milliseconds: 1_577_836_800_000 + Int64(operation.post))))
    }
  }

  // MARK: In words

  private func told(_ post: Post) -> String {
    let parent = post.replyTo.map { parent in
      "\(posts.firstIndex { $0 == parent.post } ?? -1) \(parent.author?.handle ?? "?") \(parent.excerpt?.text ?? "-")"
    }
    return """
      \(posts.firstIndex(of: post.id) ?? -1) \(post.author.handle) \(post.author.name): \(post.text) \
      \(post.warning ?? "-") \(post.place?.name ?? "-") \(post.visibility) \(post.editedAt != nil) \(parent ?? "-") \
      \(post.hashtags) \(post.mentions.map(\.handle)) \(post.counts) \(post.marks)

      """
  }

  private func told(_ user: User) -> String {
    """
    \(user.handle) \(user.name) \(user.bio) \(user.fields) \(user.postCount) \(user.followerCount) \
    \(user.followingCount) \(user.relationship)

    """
  }
}
