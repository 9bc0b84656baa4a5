/// A place to which the items lead. The app says which of its own places that is.
public enum NewRoomPlace: Hashable, Sendable {
  /// What the app finds for the name of an item.
  case search(String)
}
