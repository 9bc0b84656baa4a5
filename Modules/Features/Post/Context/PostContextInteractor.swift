public import AppValues
public import Entities

/// The rules of reading what surrounds a post, for clients that show a conversation as one list.
public struct PostContextInteractor: Sendable {
  private let contexts: any PostContexts
  private let viewer: Viewer

  /// - Parameters:
  ///   - contexts: Reads what surrounds posts, for `viewer`.
  ///   - viewer: The person who reads. Strangers get less at once.
  public init(contexts: any PostContexts, viewer: Viewer) {
    self.contexts = contexts
    self.viewer = viewer
  }

  /// What surrounds the post `id`, as much as the viewer can read at once.
  ///
  /// Throws what the port throws.
  public func context(of id: ID<Post>) async throws(AppError) -> PostContext {
    try await contexts.context(of: id, within: viewer.session == nil ? .anonymous : .signedIn)
  }
}
