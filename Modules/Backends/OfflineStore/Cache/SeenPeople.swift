public import AppValues
public import Entities
import Synchronization

/// People who came along with posts that were read, until they're kept with those. What the viewer is to them didn't come.
public final class SeenPeople: Sendable {
  /// How many wait to be kept at most, where nothing is kept.
  private static let limit = 500

  private let people = Mutex<[ID<User>: User]>([:])

  /// Notes someone, unless they wait to be kept already.
  ///
  /// - Parameter person: Reads who it is.
  public func note(_ id: ID<User>, _ person: () -> User) {
    if people.withLock({ $0[id] != nil || $0.count >= Self.limit }) { return }
    let person = person()
    people.withLock { $0[id] = person }
  }

  /// Those who wait to be kept. From now on, they don't.
  func take() -> [User] {
    people.withLock { people in
      defer { people = [:] }
      return Array(people.values)
    }
  }
}
