import AppValues
import Authentication
import Entities
import SocialTestSupport

extension Session {
  static let alice = session("1", "alice", "Alice")
  static let bob = session("2", "bob", "ボブ")
  static let carol = session("3", "carol", "Carol")

  /// Another sign-in of the same person.
  func again(_ number: String) -> Session {
    session(number, handle, name, user: user)
  }

  func renamed(_ name: String) -> Session {
    Session(id: id, user: user, handle: handle, name: name, token: token)
  }
}

private func session(_ number: String, _ handle: String, _ name: String, user: ID<User>? = nil) -> Session {
  Session(
    id: ID("s\(number)"), user: user ?? ID("u\(number)"), handle: handle, name: name,
    token: Secret("secret-\(number)"))
}

extension WallClock {
  static let fixed = WallClock { noon }
}

extension SignInOrigin {
  static let here = SignInOrigin(device: "this machine")
}
