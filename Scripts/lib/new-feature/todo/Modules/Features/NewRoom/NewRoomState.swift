public import AppScreens
public import AppValues

/// What the screen shows.
public struct NewRoomState: Equatable, Sendable, ActingState {
  /// What the source can do.
  public var capabilities: NewRoomCapabilities
  /// The places of the app that the screen leads to.
  public var places: NewRoomPlaces
  /// The items read so far, newest first; nil until they are read.
  public var items: PagedList<NewRoomItem>?
  /// The name entered for a new item, while the screen asks for it; nil otherwise.
  public var naming: String?
  /// The only outcome: the item that was added.
  public var action = ActionState<NewRoomItem, Never>()

  /// A state to preview or test; by default nothing is read yet.
  public init(
    capabilities: NewRoomCapabilities = NewRoomCapabilities(adds: true), places: NewRoomPlaces = .all,
    items: PagedList<NewRoomItem>? = nil, naming: String? = nil
  ) {
    self.capabilities = capabilities
    self.places = places
    self.items = items
    self.naming = naming
  }
}
