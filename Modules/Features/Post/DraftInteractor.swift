public import Entities

/// The rules of what has been begun and not yet published.
public struct DraftInteractor: Sendable {
  private let store: any DraftStore
  private let makeKey: @Sendable () -> PublishKey

  /// - Parameters:
  ///   - store: Where this machine keeps drafts.
  ///   - makeKey: Where the publish key of a draft comes from.
  public init(
    store: any DraftStore, makeKey: @escaping @Sendable () -> PublishKey = PublishKey.unique
  ) {
    self.store = store
    self.makeKey = makeKey
  }

  /// The draft of a new post, or of a comment on one; nil when nothing was begun.
  public func load(replyTo: ID<Post>?) async throws(SocialError) -> Draft? {
    let draft = try await store.load(replyTo: replyTo)
    return draft.flatMap { Self.isBlank($0.text) ? nil : $0 }
  }

  /// The draft that follows `previous` when its text has become `text`; nil when there is nothing to keep.
  ///
  /// A key stands for one text. The same text keeps its key, so that publishing again after a crash gives
  /// the same post; another text gets another, so that it is not taken for the one published before.
  public func draft(_ text: String, replyTo: ID<Post>?, after previous: Draft?) -> Draft? {
    if Self.isBlank(text) { return nil }
    let isSame =
      previous.map { PostInteractor.normalised($0.text) == PostInteractor.normalised(text) }
      ?? false
    let key = isSame ? previous?.key : nil
    return Draft(text: text, replyTo: replyTo, key: key ?? makeKey())
  }

  /// Keeps a draft safe over a crash.
  public func save(_ draft: Draft) async throws(SocialError) {
    try await store.save(draft)
  }

  /// Forgets the draft.
  public func discard(replyTo: ID<Post>?) async throws(SocialError) {
    try await store.discard(replyTo: replyTo)
  }

  private static func isBlank(_ text: String) -> Bool {
    PostInteractor.normalised(text).isEmpty
  }
}
