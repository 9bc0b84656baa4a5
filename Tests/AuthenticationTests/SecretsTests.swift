import AppValues
import Authentication
import Entities
import SocialTestSupport
import Testing

/// What is printed or logged of signing in never holds what proves who someone is.
@MainActor
struct SecretsTests {
  private static let session = Session(
    id: ID("s1"), user: ID("u1"), handle: "mia", name: "Mia", token: "swordfish")
  private static let app = RegisteredApp(
    id: ID("a"), name: "Tusky", website: nil, redirectAddresses: [], scopes: .all, clientID: "client",
    createdAt: noon)

  private static let values: [any Sendable] = [
    session, Viewer.signedIn(session), SavedSessions(sessions: [session]), AccessGrant.person(session, app),
    GrantedToken(token: "swordfish", scopes: .all, createdAt: noon, session: session),
    NewApp(app: app, secret: "swordfish"), AppCredentials(clientID: "client", secret: "swordfish"),
    CodeExchange(code: "swordfish", redirectAddress: "", verifier: "swordfish"),
    SignUpForm(email: "mia@example.org", password: "swordfish"),
    Registration(
      email: "mia@example.org", password: "swordfish", handle: "mia", name: "Mia", birthday: nil,
      language: "en"),
    SignInOrigin(device: "swordfish"),
    SignInPresenter.Action.enterPassword("swordfish"), SignUpPresenter.Action.enter(.password, "swordfish"),
    ChangePasswordPresenter.Action.prove(.enter("swordfish")),
    ChangePasswordPresenter.Action.enterNew("swordfish"),
    ChangeEmailPresenter.Action.prove(.enter("swordfish")),
    ChangeEmailPresenter.Action.enterCode("swordfish"),
    ForgotPasswordPresenter.Action.enterCode("swordfish"),
    ForgotPasswordPresenter.Action.enterPassword("swordfish"),
    DeleteAccountPresenter.Action.prove(.enter("swordfish")),
    AccountProof.password("swordfish"), AccountProof.mailedCode("swordfish"),
  ]

  @Test func areInNothingThatIsPrinted() {
    for value in Self.values {
      var shown = "\(value) \(String(reflecting: value))"
      dump(value, to: &shown)
      #expect(shown.contains("•••") && !shown.contains("swordfish"))
    }
  }
}
