import AppValues
import Entities
import MastodonAPI
import Post

/// Writes posts at a server.
struct RemoteWriting: PostWriting {
  let caller: RemoteCaller
  let reader: WireReader
  let library: RemotePhotos

  var postWritingCapabilities: PostWritingCapabilities {
    let facts = caller.knowledge.facts
    return PostWritingCapabilities(
      maximumLength: facts.limits.characters, maximumPhotos: facts.limits.photos,
      places: facts.features?.contains(.places) ?? (facts.askedAt == nil),
      polls: facts.askedAt == nil ? PollLimits() : facts.limits.polls.flatMap { PollLimits($0) }, edits: true,
      visibilities: Set(PostVisibility.allCases))
  }

  func writingDefaults() async throws(AppError) -> WritingDefaults {
    try await caller.writingDefaults(reader)
  }

  /// Of people of other servers, a server may not have heard yet, unless it's one that knows no others.
  func unknown(_ handles: [String]) async throws(AppError) -> [String] {
    if caller.viewer.session == nil { throw .unauthenticated }
    let isAlone = caller.knowledge.facts.features != nil
    var unknown: [String] = []
    for handle in handles where isAlone || !handle.contains("@") {
      do throws(AppError) {
        _ = try await caller.call(Endpoints.Accounts.lookup, with: MastodonLookup(acct: handle))
      } catch {
        guard error == .notFound || error == .gone else { throw error }
        unknown.append(handle)
      }
    }
    return unknown
  }

  func asWritten(_ post: Post) async throws(AppError) -> Post {
    let source: MastodonStatusSource
    do throws(AppError) {
      source = try await caller.call(Endpoints.Statuses.source, post.id.rawValue)
    } catch {
      // A server that doesn't have it leaves the text as it's shown.
      guard error == .notFound || error == .unsupported else { throw error }
      return post
    }
    var content = post.content
    (content.text, content.warning) = (source.text, source.spoilerText.unlessEmpty)
    return post.saying(content)
  }

  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post {
    try post.checkParent()
    let form = MastodonStatusForm(post)
    let answer = try await caller.call(Endpoints.Statuses.create, with: form, key: key.rawValue)
    guard let status = answer.status else { throw .unexpected(reference: "scheduled-unasked") }
    return reader.post(status)
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post {
    let before = try await caller.call(Endpoints.Statuses.show, id.rawValue)
    guard before.editedAt == edit.basedOn else { throw .conflict }
    var form = MastodonStatusForm(edit)
    form.poll = poll(edit.content.poll, changing: before)
    // Someone else may be as quick.
    return reader.post(
      try await caller.call(Endpoints.Statuses.edit, id.rawValue, with: form, ifMatch: before.version.tag))
  }

  /// The poll in the form of an edit. Servers remove one that is left out, but for those of ours, where it stays as it was: it
  /// must not begin anew.
  private func poll(_ poll: PollQuestion?, changing before: MastodonStatus) -> MastodonPollForm? {
    let earlier = reader.post(before)
    guard let poll else { return earlier.content.poll == nil ? nil : MastodonPollForm(options: []) }
    var form = MastodonPollForm(poll)
    guard poll == earlier.content.poll else { return form }
    if caller.knowledge.facts.features != nil { return nil }
    if let end = earlier.votes?.endsAt {
      form.expiresIn = max(
        PollLimits().durations.lowerBound,
        Int((end.milliseconds - caller.knowledge.clock.now().milliseconds) / 1000))
    }
    return form
  }

  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo { try await library.add(photo) }

  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await library.change(photo, PhotoChange(alt: alt))
  }

  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    var found: [Photo] = []
    for id in ids {
      do throws(AppError) {
        found.append(try await library.photo(id))
      } catch {
        guard error == .notFound || error == .gone else { throw error }
      }
    }
    return found
  }
}

extension PollLimits {
  /// Nil where no poll can be made.
  fileprivate init?(_ limits: ServerFacts.Polls) {
    guard limits.options >= 2, limits.characters > 0, limits.longest >= max(limits.shortest, 1) else {
      return nil
    }
    self.init(
      options: 2...limits.options, characters: limits.characters,
      durations: max(limits.shortest, 1)...limits.longest)
  }
}

extension NewPost {
  /// Throws `notFound` for a comment on an empty id, of which a server makes a post that is no comment.
  func checkParent() throws(AppError) {
    if let replyTo, replyTo.rawValue.isEmpty { throw .notFound }
  }
}
