import AppValues
import Authentication
import Foundation
import HTTPTypes
import Hummingbird
import SocialCredentials
import SocialOpenIDConnect

/// A browser's visit to a provider, from which it comes back with an answer.
///
/// The browser keeps it in a cookie of its own, sealed: only the browser that was sent can bring the answer, any server on
/// the same database can read it, and nothing is stored for visits that no one comes back from.
struct ProviderVisit: Codable, Sendable {
  /// What people go there for.
  enum Purpose: String, Codable, Sendable {
    case signIn, link, prove
  }

  let pending: PendingAuthorization
  let provider: SignInProvider.ID
  let purpose: Purpose
  /// The page of this server to go to afterward.
  let next: String
  /// Who is signed in; nil for no one.
  let person: String?

  /// The longest address of a page that is kept, in bytes, so that the cookie isn't too large for browsers: 4096 bytes.
  /// Anyone who comes from a longer one lands on the front page.
  static let longestNext = 1800
  /// The most visits that a browser keeps at once, so that their cookies don't make its requests too large.
  private static let most = 4

  /// Keeps the visit in the browser.
  func keep(
    in response: inout Response, of request: Request, isSecure: Bool, by secrets: SecretBox
  ) async throws {
    let row = Self.row(pending.state)
    let names = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
      .compactMap { $0.split(separator: "=").first?.drop { $0 == " " } }
      .filter { $0.hasPrefix(Self.prefix(isSecure)) }
    if names.count >= Self.most {
      for name in names { Self.set(String(name), "", for: 0, isSecure, in: &response) }
    }
    let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    let sealed = try await secrets.seal(Secret(text), for: Self.place(row))
    Self.set(
      Self.name(row, isSecure), sealed, for: Int(PendingAuthorization.lifetime), isSecure, in: &response)
  }

  /// The visit that an answer belongs to; nil if this browser wasn't sent there, or too long ago.
  static func kept(for state: Secret, in request: Request, isSecure: Bool, by secrets: SecretBox) -> Self? {
    let row = row(state)
    guard let sealed = request.cookies[name(row, isSecure)]?.value,
      // What can't be opened or read isn't ours.
      let text = try? secrets.open(sealed, for: place(row)),
      // As above.
      let visit = try? JSONDecoder().decode(Self.self, from: Data(text.value.utf8))
    else { return nil }
    return visit
  }

  /// Ends a visit, so that no other answer is taken for it.
  static func end(_ state: Secret, in response: inout Response, isSecure: Bool) {
    set(name(row(state), isSecure), "", for: 0, isSecure, in: &response)
  }

  private static func row(_ state: Secret) -> String { String(AccessToken.hash(state).prefix(16)) }

  private static func place(_ row: String) -> SecretBox.Place { SecretBox.Place("cookie.provider", row: row) }

  private static func prefix(_ isSecure: Bool) -> String { isSecure ? "__Host-provider-" : "provider-" }

  private static func name(_ row: String, _ isSecure: Bool) -> String { prefix(isSecure) + row }

  private static func set(
    _ name: String, _ value: String, for seconds: Int, _ isSecure: Bool, in response: inout Response
  ) {
    response.setCookie(
      Cookie(
        name: name, value: value, maxAge: seconds, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax
      ))
  }
}

/// A provider's answer that another site posted here (OAuth 2.0 Form Post Response Mode), on its way to the page that takes
/// it.
///
/// Browsers send our cookies, which are `SameSite=Lax`, only when someone is led here by an address. So the form leads on
/// to one, with what was posted sealed in it: neither the browser's history nor a log shows the name in it. A cookie with
/// `SameSite=None` would be sent with requests of any site instead, and not at all by browsers that keep none of those.
struct PostedAnswer: Codable, Sendable {
  private struct Field: Codable {
    let name, text: String
  }

  /// What is read of an answer.
  private static let names: Set = ["state", "code", "iss", "error", "error_description", "user"]
  /// The most that is led on, in bytes: browsers and proxies have a limit for addresses.
  private static let limit = 8192

  private let posted: [Field]

  /// Nil for what is larger than answers are.
  init?(_ fields: [(name: String, text: String)]) {
    posted = fields.filter { Self.names.contains($0.name) }.map { Field(name: $0.name, text: $0.text) }
    if posted.reduce(0, { $0 + $1.name.utf8.count + $1.text.utf8.count }) > Self.limit { return nil }
  }

  var fields: [(String, String)] { posted.map { ($0.name, $0.text) } }

  private static let place = SecretBox.Place("address.provider", row: "answer")

  func sealed(by secrets: SecretBox) async throws -> String {
    let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    return try await secrets.seal(Secret(text), for: Self.place)
  }

  /// Nil for what wasn't posted here.
  init?(_ sealed: String, by secrets: SecretBox) {
    // What can't be opened or read isn't ours.
    guard let text = try? secrets.open(sealed, for: Self.place),
      // As above.
      let answer = try? JSONDecoder().decode(Self.self, from: Data(text.value.utf8))
    else { return nil }
    self = answer
  }
}
