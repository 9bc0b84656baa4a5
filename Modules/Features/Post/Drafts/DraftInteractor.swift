public import AppValues
import Entities

/// The rules of drafts.
public struct DraftInteractor: Sendable {
  private let store: (any DraftStore)?
  private let clock: WallClock
  private let makeKey: @Sendable () -> PublishKey
  private let makeName: @Sendable () -> String

  /// - Parameters:
  ///   - store: Keeps drafts on this device; nil if they aren't kept.
  ///   - clock: The time when a draft is saved.
  ///   - makeKey: Creates the publish key of a draft.
  ///   - makeName: Creates a short, unique name for the draft of a new post.
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

  /// Whether drafts are kept.
  public var areKept: Bool { store != nil }

  /// All drafts, last saved first.
  public func list() async throws(AppError) -> [Draft] {
    try await (store?.list() ?? []).filter { !$0.isBlank }.sorted { $0.savedAt > $1.savedAt }
  }

  /// The draft `id`; nil if there is none.
  public func load(_ id: ID<Draft>) async throws(AppError) -> Draft? {
    let draft = try await store?.load(id)
    return draft.flatMap { $0.isBlank ? nil : $0 }
  }

  /// Saves a draft, safe from a crash, if drafts are kept.
  ///
  /// Throws `invalid(.text, .tooLarge)`, and what the store throws.
  public func save(_ draft: Draft) async throws(AppError) {
    for text in [draft.form.content.text, draft.form.content.warning ?? ""] {
      try TextLimit.draft.checkBytes(text)
    }
    try await store?.save(draft)
  }

  /// Discards the draft `id`. Does nothing if there is none.
  public func discard(_ id: ID<Draft>) async throws(AppError) {
    try await store?.discard(id)
  }

  /// The ID for the draft of this writing. Each new post has its own draft, and so has each post commented on or edited.
  public func name(for writing: Writing) -> ID<Draft> {
    switch writing {
    case .post: ID(makeName())
    case .comment(let post): ID("comment-\(post)")
    case .edit(let post): ID("edit-\(post)")
    }
  }

  /// The draft that replaces `previous` once its form has become `form`; nil if there is nothing to keep.
  ///
  /// A key publishes one post. A draft that says the same keeps its key, so that publishing again after a crash gives
  /// the same post. Any other draft gets a new key, so that it isn't taken for the post published before.
  ///
  /// - Parameters:
  ///   - form: What is written now.
  ///   - id: The ID of the draft.
  ///   - writing: What the draft is for.
  ///   - version: For an edit, the `editedAt` of the version that it changes; nil for the first version.
  ///   - previous: The draft as last saved; nil if there is none.
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

  /// A random name that is easy to type.
  @Sendable public static func randomName() -> String {
    // Without letters and digits that look alike.
    let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
    return "post-" + String((0..<6).map { _ in letters[Int.random(in: letters.indices)] })
  }
}

extension Draft {
  /// Whether the draft has no content worth keeping. An edit always has: it may remove the text on purpose.
  fileprivate var isBlank: Bool {
    if writing.isEdit { return false }
    var content = form.normalised.content
    content.language = nil
    content.isSensitive = false
    return content == PostContent()
  }
}

extension PostForm {
  /// The form as it would be published.
  fileprivate var normalised: PostForm {
    var form = self
    // A text that can't be published is compared as entered.
    form.content.text = (try? TextLimit.post.normalised(content.text, lines: true)) ?? content.text
    return form
  }
}
