import AppScreens
import AppValues
import Authentication
import Entities
import Navigation
import Presentation
import Synchronization

/// Another app's accounts: an address and a password each.
final class Members: AuthenticationRepository, PasswordSignIn, SignUpRepository {
  private let passwords = Mutex<[String: String]>([:])

  func signUp(_ registration: Registration, from origin: SignInOrigin) async throws(AppError) -> Session {
    try passwords.withLock { passwords throws(AppError) in
      if passwords[registration.email] != nil { throw .invalid(.email, .taken) }
      passwords[registration.email] = registration.password.value
    }
    return session(registration.handle)
  }

  func signIn(email: String, password: String, from origin: SignInOrigin) async throws(AppError) -> SignInStep
  {
    if passwords.withLock({ $0[email] }) != password { throw .invalid(.credentials, .wrong) }
    return .signedIn(session(String(email.prefix { $0 != "@" })))
  }

  func refresh(_ session: Session) async throws(AppError) -> Session { session }
  func signOut(_ session: Session) async throws(AppError) {}

  private func session(_ name: String) -> Session {
    Session(id: ID("s-\(name)"), user: ID(name), handle: name, name: name, token: "secret")
  }
}

/// Who is signed in, for as long as the app runs.
final class Memory: SessionStore {
  private let saved = Mutex(SavedSessions())

  func load() async throws(AppError) -> SavedSessions { saved.withLock { $0 } }
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError) {
    saved.withLock { change(&$0) }
  }
  func origin() async throws(AppError) -> SignInOrigin { SignInOrigin(device: "this one") }
}

/// Notices where the module wants to go, and who has signed in.
final class Door: SessionNavigator {
  private(set) var viewer = Viewer.anonymous

  func has(_ kind: Route.Kind) -> Bool { false }
  func show(_ place: Route) {}
  func replace(with place: Route) {}
  func back() {}
  func remove(_ place: Route) {}
  func say(_ notice: ScreenNotice) {}
  func restart(as viewer: Viewer, at route: Route?) { self.viewer = viewer }
}

@main
struct SignInHost {
  static func main() async {
    let (members, door) = (Members(), Door())
    let context = ViewContext(words: Words.social(.english, app: AppName(title: "Garden")))
    let factory = AuthenticationFactory(
      ports: AuthenticationPorts(
        sessions: members, passwords: members, signUps: members, checks: nil, resets: nil),
      account: AccountPorts(passwords: nil, emails: nil, activeSessions: nil, deletion: nil),
      store: Memory(), demo: nil, viewer: .anonymous, language: "en", strings: .english,
      context: context)

    guard let signUp = factory.signUpPresenter(navigator: door),
      let signIn = factory.signInPresenter(navigator: door)
    else { return }
    for (question, answer) in [
      (SignUpState.Question.email, "mia@example.com"), (.password, "tomatoes are ripe"), (.handle, "mia"),
      (.name, "Mia"), (.birthday, ""),
    ] {
      await signUp.send(.enter(question, Secret(answer)))
    }
    await signUp.send(.create)
    print("Signed up: \(door.viewer.session?.handle ?? "no one")")

    await signIn.send(.enterEmail("mia@example.com"))
    await signIn.send(.enterPassword("tomatoes are green"))
    print(signIn.state.problem.map(context.words.explain) ?? "Signed in.")
  }
}
