import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking
import SocialOfflineStore

/// One attempt to send something from the outbox.
struct OutboxAttempt {
  let item: OutboxItem
  /// What it's about, with the server's ids.
  let write: OutboxWrite
  let parts: OutboxParts

  private var caller: RemoteCaller { parts.caller }
  private var isRepeated: Bool { item.state == .sending }

  /// Sends it. Returns the post that the server made or changed; nil if there's none.
  ///
  /// What the server carried out in an earlier attempt isn't done again.
  func send() async throws(OutboxStop) -> Post? {
    switch write {
    case .publish(let post): return try await publish(post)
    case .edit(let id, let edit): return try await self.edit(id, edit)
    case .delete(let id, let keepsPhotos): try await delete(id, keepsPhotos)
    case .mark(let id, let mark, let isSet): return try await set(mark, to: isSet, on: id)
    case .follow(let id, _, let isSet, let notices, let shares): try await follow(id, isSet, notices, shares)
    }
    return nil
  }

  private func publish(_ post: NewPost) async throws(OutboxStop) -> Post? {
    if isRepeated, let found = try await find(post) { return found }
    var ready = post
    ready.content.photos = try await PhotoPreparation(parts: parts).ready(post.content.photos)
    let form = MastodonStatusForm(ready)
    try await begin()
    do throws(OutboxStop) {
      // The server may not know keys: it's never sent twice without looking.
      let status = try await network { () async throws(NetworkError) in
        try await caller.client.answer(
          Endpoints.Statuses.create, with: form, idempotencyKey: HeaderKey.text(item.key.rawValue),
          repetition: .never)
      }
      return status.status.map { parts.reader.post($0) }
    } catch {
      guard isRepeated, case .refused(let failure, _) = error, failure.reason == .gone,
        let found = try await findOrphan(post)
      else { throw error }
      return found
    }
  }

  private func find(_ post: NewPost) async throws(OutboxStop) -> Post? {
    try await OwnPostSearch(parts: parts).find(post, sentAt: item.triedAt)
  }

  /// A comment that arrived before what it's on was deleted: servers may no longer say what it was on.
  private func findOrphan(_ comment: NewPost) async throws(OutboxStop) -> Post? {
    if comment.replyTo == nil { return nil }
    var orphan = comment
    orphan.replyTo = nil
    return try await find(orphan)
  }

  private func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(OutboxStop) -> Post? {
    let before = try await network { () async throws(NetworkError) in
      try await caller.client.answer(Endpoints.Statuses.show, at: [id.rawValue])
    }
    if before.editedAt != edit.basedOn {
      // It may be this very edit, if the answer to an earlier attempt was lost.
      let post = parts.reader.post(before)
      let likeness = try await parts.likeness(edit.content)
      // An edit may change no more than a sign.
      if try await parts.isSame(post, likeness, resemblance: false) { return post }
      throw .refused(OutboxFailure(.conflict), .conflict)
    }
    var ready = edit
    ready.content.photos = try await PhotoPreparation(parts: parts).ready(edit.content.photos)
    let form = MastodonStatusForm(ready)
    try await begin()
    let status = try await network { () async throws(NetworkError) in
      try await caller.client.answer(
        Endpoints.Statuses.edit, at: [id.rawValue], with: form, ifMatch: before.version.tag,
        repetition: .never)
    }
    return parts.reader.post(status)
  }

  private func delete(_ id: ID<Post>, _ keepsPhotos: Bool) async throws(OutboxStop) {
    try await begin()
    do throws(OutboxStop) {
      _ = try await network { () async throws(NetworkError) in
        try await caller.client.answer(
          Endpoints.Statuses.delete, at: [id.rawValue], with: MastodonDeletion(deleteMedia: !keepsPhotos),
          repetition: .safe)
      }
    } catch {
      // What isn't there needn't be deleted.
      if case .refused(let failure, _) = error, failure.reason == .gone { return }
      throw error
    }
  }

  private func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(OutboxStop) -> Post? {
    try await begin()
    let status = try await network { () async throws(NetworkError) -> MastodonStatus in
      if mark == .shared, isSet {
        return try await caller.client.answer(
          Endpoints.Statuses.reblog, at: [id.rawValue], with: MastodonSharing(), repetition: .safe)
      }
      return try await caller.client.answer(
        RemotePostActions.endpoint(mark, isSet), at: [id.rawValue], repetition: .safe)
    }
    var post = parts.reader.post(status)
    post.marks[mark] = isSet
    return post
  }

  private func follow(
    _ id: ID<User>, _ isSet: Bool, _ notices: Bool?, _ shares: Bool?
  ) async throws(OutboxStop) {
    try await begin()
    _ = try await network { () async throws(NetworkError) -> MastodonRelationship in
      if isSet {
        return try await caller.client.answer(
          Endpoints.Relations.follow, at: [id.rawValue],
          with: MastodonFollowTerms(reblogs: shares, notify: notices), repetition: .safe)
      }
      return try await caller.client.answer(
        Endpoints.Relations.unfollow, at: [id.rawValue], repetition: .safe)
    }
  }

  private func begin() async throws(OutboxStop) {
    let isToBeSent = try await OutboxStop.storage { () async throws(AppError) in
      try await parts.store.outbox.begin(item, settled: parts.pauses.settled)
    }
    if !isToBeSent { throw .changed }
  }

  private func network<Value: Sendable>(
    _ call: () async throws(NetworkError) -> Value
  ) async throws(OutboxStop) -> Value {
    try await OutboxStop.network(call)
  }
}
