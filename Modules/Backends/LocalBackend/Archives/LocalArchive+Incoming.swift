import AppValues
import Archive
import Entities
import Post
import Profile
import SocialDatabase
import SocialLocalStore

/// Writes imported records as everything else is written, but without notifying anyone.
extension LocalArchive {
  func addPhoto(_ photo: ArchivedPhoto, from path: String) async throws(AppError) -> ID<Photo> {
    try await posts.add(
      NewPhoto(file: LocalFile(path: path), alt: photo.alt, focus: photo.focus, isForDraft: false),
      waits: false
    ).id
  }

  func importRecord(_ record: ArchiveRecord) async throws(AppError) -> ImportOutcome {
    do throws(AppError) {
      return switch record {
      case .profile(let profile): try await importRecord(profile)
      case .picture(let picture): try await importRecord(picture)
      case .post(let post): try await importRecord(post)
      case .share(let mark):
        try await importRecord(mark, isThere: \.isShared) { id throws(AppError) in
          try await LocalPostActions(access: mark.at.map(access.past) ?? access.quiet, feed: feed).share(id)
        }
      case .like(let mark):
        try await importRecord(mark, isThere: \.isLiked) { id throws(AppError) in
          try await LocalPostActions(access: access.quiet, feed: feed).like(id)
        }
      case .follow(let follow): try await importRecord(follow)
      case .block(let handle): try await importBlock(of: handle)
      case .mute(let mute): try await importRecord(mute)
      case .bookmark(let mark):
        try await importRecord(mark, isThere: \.isBookmarked) { id throws(AppError) in
          try await LocalPostActions(access: access.quiet, feed: feed).bookmark(id)
        }
      case .note(let note): try await importRecord(note)
      case .list(let list): try await importRecord(list)
      case .tag(let name): try await importTag(name)
      case .filter(let filter): try await importRecord(filter)
      }
    } catch {
      switch error {
      case .notFound, .gone: return .skipped(record.isAboutPerson ? .personNotHere : .postNotHere)
      case .forbidden, .invalid(.lists, _), .invalid(.hashtags, _), .invalid(.filters, _),
        .invalid(.filterEntries, _):
        return .skipped(.notAllowed)
      default: throw error
      }
    }
  }

  /// Imports a post with its history and its pin, all at once or not at all.
  private func importRecord(_ post: ArchivedPost) async throws(AppError) -> ImportOutcome {
    let newest = access.clock.now()
    if post.createdAt.milliseconds <= 0 || post.createdAt > newest { return .skipped(.date) }
    return try await access.past(post.createdAt).write { transaction throws(AppError) in
      if try transaction.postID(of: PostReference(key: post.key, author: nil)) != nil {
        return .alreadyPresent
      }
      let parent = try post.replyTo.flatMap { reference throws(AppError) in
        try transaction.standingPostID(of: reference)
      }
      let absent =
        parent == nil ? post.replyTo.map { AbsentParent(key: $0.key.rawValue, author: $0.author) } : nil
      let publishing = try Publishing(
        NewPost(post.content.taken, replyTo: parent.map { ID($0) }, visibility: post.visibility),
        replyingTo: absent, key: Transaction.publishKey(post.key))
      // Only the id of the published post is used, so the author's names don't matter.
      let author = Author(id: ID(transaction.viewer), handle: "", name: "")
      let published = try publishing.run(in: transaction, author)
      let id = try published.id.number()
      try transaction.attachComments(to: id, waitingFor: post.key.rawValue)
      let editedAt = post.editedAt.flatMap { $0 <= newest ? $0 : nil }
      if let editedAt {
        try transaction.connection.submit(
          "UPDATE post SET edited_at = \(editedAt.milliseconds) WHERE id = \(id)")
        try transaction.importHistory(of: post, as: id)
      }
      if post.isPinned { try transaction.importPin(of: post, as: id) }
      return editedAt == nil && !post.history.isEmpty ? .importedWithoutHistory : .imported
    }
  }

  private func importRecord(
    _ mark: ArchivedMark, isThere: (PostMarks) -> Bool,
    _ put: (ID<Post>) async throws(AppError) -> Post
  ) async throws(AppError) -> ImportOutcome {
    if let at = mark.at, at.milliseconds <= 0 || at > access.clock.now() { return .skipped(.date) }
    let post = try await access.readAsMember { transaction throws(AppError) -> Post? in
      try transaction.postID(of: mark.post).map { id throws(AppError) in try transaction.post(id) }
    }
    guard let post else { return .skipped(.postNotHere) }
    if isThere(post.marks) { return .alreadyPresent }
    _ = try await put(post.id)
    return .imported
  }

  private func importBlock(of handle: String) async throws(AppError) -> ImportOutcome {
    let person = try await profiles.user(handle: handle)
    if person.relationship.isBlocking { return .alreadyPresent }
    _ = try await profiles.block(person.id)
    return .imported
  }

  /// A mute that is here already stays as it is.
  private func importRecord(_ mute: ArchivedMute) async throws(AppError) -> ImportOutcome {
    if let until = mute.until, until <= access.clock.now() { return .skipped(.expired) }
    let person = try await profiles.user(handle: mute.handle)
    if person.relationship.isMuting { return .alreadyPresent }
    _ = try await profiles.mute(person.id, until: mute.until, notices: mute.notices)
    return .imported
  }

  /// A note that exists already is kept.
  private func importRecord(_ note: ArchivedNote) async throws(AppError) -> ImportOutcome {
    let person = try await profiles.user(handle: note.handle)
    if !person.relationship.note.isEmpty { return .alreadyPresent }
    _ = try await profiles.setNote(note.text, about: person.id)
    return .imported
  }

  /// A follow or follow request that exists already gets the archive's settings, too, and loses none. They apply from now
  /// on: there are no notices about earlier posts.
  private func importRecord(_ follow: ArchivedFollow) async throws(AppError) -> ImportOutcome {
    let person = try await profiles.user(handle: follow.handle)
    let relation = person.relationship
    // Checked first: these people can't be asked, whether or not they approve followers.
    if relation.isSelf || relation.isBlocking || relation.isBlockedBy { return .skipped(.notAllowed) }
    // Settings that are off in the archive don't switch off those that are on here.
    let terms = FollowTerms(
      notices: follow.isWatched && !relation.isWatching ? true : nil,
      shares: follow.hidesShares && !relation.isHidingShares ? false : nil)
    let isHere = relation.isFollowing || person.isLocked && relation.hasRequestedToFollow
    if isHere, terms == FollowTerms() { return .alreadyPresent }
    // A follow request notifies the other person, and an import notifies no one.
    if !isHere, person.isLocked { return .skipped(.requiresApproval) }
    _ = try await profiles.follow(person.id, terms)
    return .imported
  }
}

extension Transaction {
  fileprivate func importHistory(of post: ArchivedPost, as id: Int64) throws(AppError) {
    let present = post.content.taken.photos
    let former = Set(post.history.flatMap(\.content.taken.photos)).subtracting(present)
    if !former.isEmpty {
      // Photos of earlier versions belong to the post, too.
      let all = try attachable(present + former, to: id)
      try attach(all, to: id)
      try attach(Array(all.prefix(present.count)), to: id)
    }
    for version in post.history { try keep(version.content.taken, since: version.at, of: id) }
  }

  /// Keeps the account's own pins. A post for which there is no room isn't pinned.
  fileprivate func importPin(of post: ArchivedPost, as id: Int64) throws(AppError) {
    do throws(AppError) {
      // Pins are shown in the order in which they are imported.
      try pin(id, post.visibility, as: try connection.nextID(now))
    } catch .invalid(.pins, _) {
      // The post is imported all the same.
    } catch .forbidden {
      // A direct post can't be pinned.
    }
  }
}

extension ArchiveRecord {
  fileprivate var isAboutPerson: Bool {
    switch kind {
    case .follows, .lists, .blocks, .mutes, .notes: true
    case .profile, .posts, .shares, .likes, .bookmarks, .tags, .filters: false
    }
  }
}

extension PostContent<ArchivedPhoto> {
  /// The content with those of its photos that were imported.
  fileprivate var taken: PostContent<ID<Photo>> { withPhotos(photos.compactMap(\.id)) }
}
