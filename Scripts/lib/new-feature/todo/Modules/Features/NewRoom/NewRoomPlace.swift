public import AppScreens

/// A place to which the items lead. The app says which of its own places that is.
public enum NewRoomPlace: AppPlace {
  /// What the app finds for the name of an item.
  case search(String)

  /// What a place is, whichever item it is about.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case search
  }

  /// The kind of this place.
  public var kind: Kind {
    switch self {
    case .search: .search
    }
  }
}

extension Set<NewRoomPlace.Kind> {
  /// Every kind of place.
  public static var all: Self { Self(NewRoomPlace.Kind.allCases) }
}
