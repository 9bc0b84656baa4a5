public import AppValues
import Entities
import Foundation

/// The rules of what has been begun and not yet published.
public struct DraftInteractor: Sendable {
  private let store: (any DraftStore)?
  private let clock: WallClock
  private let makeKey: @Sendable () -> PublishKey
  private let makeName: @Sendable () -> String

  /// - Parameters:
  ///   - store: Where this machine keeps drafts; nil where it keeps none.
  ///   - clock: Tells when a draft is kept.
  ///   - makeKey: Where the publish key of a draft comes from.
  ///   - makeName: Where the name of a new post's draft comes from: a short one, that no other has.
  public init(
    store: (any DraftStore)?, clock: WallClock,
    makeKey: @escaping @Sendable () -> PublishKey = PublishKey.unique,
    makeName: @escaping @Sendable () -> String = Self.randomName
  ) {
    self.store = store
    self.clock = clock
    self.makeKey = makeKey
    self.makeName = makeName
  }

  /// Whether drafts are kept here.
  public var areKept: Bool { store != nil }

  /// All drafts, the one saved last first.
  public func list() async throws(AppError) -> [Draft] {
    try await (store?.list() ?? []).filter { !$0.isBlank }.sorted { $0.savedAt > $1.savedAt }
  }

  /// The draft of the name `id`; nil when there is none.
  public func load(_ id: ID<Draft>) async throws(AppError) -> Draft? {
    let draft = try await store?.load(id)
    return draft.flatMap { $0.isBlank ? nil : $0 }
  }

  /// Keeps a draft safe over a crash, where drafts are kept.
  ///
  /// Throws `invalid(.text, .tooLarge)`, and what the store throws.
  public func save(_ draft: Draft) async throws(AppError) {
    for text in [draft.form.content.text, draft.form.content.warning ?? ""] {
      try TextLimit.draft.checkBytes(text)
    }
    try await store?.save(draft)
  }

  /// Forgets the draft `id`; none is no error.
  public func discard(_ id: ID<Draft>) async throws(AppError) {
    try await store?.discard(id)
  }

  /// Where the draft of this writing is kept. Each new post has one of its own, and so has each post that is
  /// commented on or edited.
  public func name(for writing: Writing) -> ID<Draft> {
    switch writing {
    case .post: ID(makeName())
    case .comment(let post): ID("comment-\(post)")
    case .edit(let post): ID("edit-\(post)")
    }
  }

  /// The draft that follows `previous` when its form has become `form`; nil when there is nothing to keep.
  ///
  /// A key stands for one post. What says the same keeps its key, so that publishing again after a crash gives
  /// the same post; anything else gets another, so that it is not taken for the one published before.
  ///
  /// - Parameters:
  ///   - form: What is written by now.
  ///   - id: The name under which it is kept.
  ///   - writing: What it is to become.
  ///   - version: Of an edit: when the version it began with had come to be by an edit; nil for the first.
  ///   - previous: The draft as it was kept last; nil when none was.
  public func draft(
    _ form: PostForm, named id: ID<Draft>, of writing: Writing, basedOn version: Timestamp?,
    after previous: Draft?
  ) -> Draft? {
    if let previous, previous.form == form { return previous }
    let key = previous.flatMap { $0.form.normalised == form.normalised ? $0.key : nil }
    let draft = Draft(
      id: id, writing: writing, form: form, key: key ?? makeKey(), basedOn: version, savedAt: clock.now())
    return draft.isBlank ? nil : draft
  }

  /// A name that a person can type.
  @Sendable public static func randomName() -> String {
    // No letter or digit that looks like another.
    let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
    return "post-" + String((0..<6).map { _ in letters[Int.random(in: letters.indices)] })
  }
}

extension Draft {
  /// Whether there is nothing in it that anyone would miss. An edit that leaves no text is one, too.
  fileprivate var isBlank: Bool {
    if writing.isEdit { return false }
    var content = form.normalised.content
    content.language = nil
    return content == PostContent()
  }
}

extension PostForm {
  /// As it would be published.
  fileprivate var normalised: PostForm {
    var form = self
    // What cannot be published is compared as it was typed.
    form.content.text = (try? TextLimit.post.normalised(content.text, lines: true)) ?? content.text
    return form
  }
}
