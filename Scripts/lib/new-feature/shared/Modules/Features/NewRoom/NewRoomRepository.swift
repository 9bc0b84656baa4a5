public import AppValues

/// Reads and adds items: what the room asks of a data source.
public protocol NewRoomRepository: Sendable {
  /// What the source can do.
  var newRoomCapabilities: NewRoomCapabilities { get }
  /// The items, newest first: the page that `request` asks for.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func items(_ request: PageRequest) async throws(AppError) -> Page<NewRoomItem>
  /// Adds an item, and returns it.
  ///
  /// - Parameter name: What it's called; within the limit, as the interactor checks.
  ///
  /// Throws `unauthenticated` where people have to sign in to add something.
  func add(_ name: String) async throws(AppError) -> NewRoomItem
}

/// What a source can do. Screens offer nothing else.
public struct NewRoomCapabilities: Equatable, Sendable {
  /// Whether items can be added.
  public var adds: Bool

  /// - Parameter adds: Whether items can be added.
  public init(adds: Bool) {
    self.adds = adds
  }
}
