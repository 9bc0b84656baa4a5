public import Entities

/// What a host lets a feature's router do: move between places. The host keeps the stack.
@MainActor
public protocol Navigator: AnyObject {
  /// Opens a place on top of the present one.
  func show(_ route: Route)
  /// Opens a place instead of the present one, which going back then skips.
  func replace(with route: Route)
  /// Leaves the present place for the one below it.
  func back()
  /// Rebuilds every place for a new viewer, after a sign-in, a sign-out or a switch, starting at `route`.
  func restart(as viewer: Viewer, at route: Route)
}
