public import Entities

/// A source of all the data that the features need: a database on this device, or a server.
public protocol Backend: Sendable {
  /// The repositories for a viewer. None of their methods takes the viewer's id, so no one can act as someone else.
  func repositories(for viewer: Viewer) -> Repositories
}
