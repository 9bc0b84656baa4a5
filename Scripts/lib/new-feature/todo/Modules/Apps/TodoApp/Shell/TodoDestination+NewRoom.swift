import NewRoom
import Todo

extension TodoDestination {
  /// The place of the app that the room means.
  init(_ place: NewRoomPlace) {
    switch place {
    case .search(let name): self = .todo(.search(name))
    }
  }
}

extension TodoDestination.Kind {
  /// The kind of the app's places that the room means.
  init(_ kind: NewRoomPlace.Kind) {
    switch kind {
    case .search: self = .todo(.search)
    }
  }
}
