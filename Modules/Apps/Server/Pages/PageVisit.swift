import AppValues
import Authentication
import Hummingbird
import MastodonAPI
import SocialCredentials

/// What the cookies of a browser say.
struct PageVisit: Sendable {
  /// A secret of this browser's, which tells it from others, and its forms from those of other sites.
  let secret: String
  /// The session that it is signed in with.
  let token: Secret?
  /// The origin of sign-ins: this browser.
  let origin: SignInOrigin
  /// What stands for the password of someone who still has to enter a code; nil if no one has.
  let codeRequest: CodeRequest?
  /// The secret of someone whom a provider has identified here, and who is about to be made an account.
  let registration: Secret?
  private let isSecure: Bool
  private let isNew: Bool

  /// Reads the cookies of a request; one that has none gets its secret with the answer.
  init(_ request: Request, from client: ClientAddress, isSecure: Bool) {
    self.isSecure = isSecure
    let cookies = request.cookies
    let known = cookies[Self.secretName(isSecure)]?.value
    isNew = known == nil
    let secret = known ?? AccessToken.random()
    self.secret = secret
    origin = SignInOrigin(device: "browser \(secret)", request.headers, at: client)
    registration = (cookies[Self.registrationName(isSecure)]?.value).map { Secret($0) }
    token = (cookies[Self.tokenName(isSecure)]?.value).map { Secret($0) }
    codeRequest = (cookies[Self.codeRequestName(isSecure)]?.value).flatMap {
      $0.isEmpty ? nil : CodeRequest(token: Secret($0))
    }
  }

  /// The value that a form has to send back, which other sites can't know.
  var guardToken: String { AccessToken.hash("form \(secret)") }

  /// Whether a form was made by a page of ours, for this browser.
  func accepts(_ form: RequestValues) -> Bool {
    !isNew && form.text("guard").map { $0 == guardToken } ?? false
  }

  /// Adds the cookie that a form needs, if the browser doesn't have it yet. Until someone signs in, it lasts no longer than
  /// the browser is open.
  func remember(in response: inout Response) {
    if isNew { set(Self.secretName(isSecure), secret, for: nil, in: &response) }
  }

  /// Signs the browser in.
  func signIn(_ token: Secret, in response: inout Response) {
    set(Self.secretName(isSecure), secret, for: Self.memory, in: &response)
    set(Self.tokenName(isSecure), token.value, for: Self.memory, in: &response)
    if codeRequest != nil { set(Self.codeRequestName(isSecure), "", for: 0, in: &response) }
  }

  /// Keeps what stands for a password until the code is entered. It's no use to any other browser.
  func needCode(_ request: CodeRequest, in response: inout Response) {
    set(Self.codeRequestName(isSecure), request.token.value, for: Self.codePatience, in: &response)
  }

  /// Signs the browser out.
  func signOut(in response: inout Response) {
    set(Self.tokenName(isSecure), "", for: 0, in: &response)
  }

  /// Keeps someone whom a provider has identified until an account is made.
  func remember(_ newcomer: ProviderNewcomer, in response: inout Response) {
    remember(in: &response)
    set(Self.registrationName(isSecure), newcomer.token.value, for: 1800, in: &response)
  }

  /// Forgets that one.
  func forgetRegistration(in response: inout Response) {
    set(Self.registrationName(isSecure), "", for: 0, in: &response)
  }

  /// 400 days, the longest that browsers keep a cookie.
  private static let memory = 34_560_000

  /// As long as a code can be entered.
  private static let codePatience = 600

  private static func secretName(_ isSecure: Bool) -> String { isSecure ? "__Host-visit" : "visit" }
  private static func registrationName(_ isSecure: Bool) -> String {
    isSecure ? "__Host-registration" : "registration"
  }
  private static func tokenName(_ isSecure: Bool) -> String { isSecure ? "__Host-session" : "session" }
  private static func codeRequestName(_ isSecure: Bool) -> String { isSecure ? "__Host-code" : "code" }

  private func set(_ name: String, _ value: String, for seconds: Int?, in response: inout Response) {
    response.setCookie(
      Cookie(
        name: name, value: value, maxAge: seconds, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax
      ))
  }
}
