import AppScreens
import Foundation

/// The email that tells the owner of an account what happened to it, and what to do if it wasn't them.
public struct AccountMail: Hashable, Sendable {
  /// One line.
  public let subject: String
  /// Plain text of several lines.
  public let body: String

  /// Nil for what no one gets an email about.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - handle: The handle of the account.
  ///   - site: What the server is reached by, such as `https://social.example`; nil where there is none.
  ///   - language: A BCP 47 code; English if we have no words in it.
  public init?(_ event: AccountEvent, handle: String, site: String?, language: String) {
    let language = Language(language)
    let strings = AccountMailStrings.of(language)
    guard let text = strings.text(event.kind, Self.withoutLinks(event.detail)) else { return nil }
    subject = text.subject
    let words = Words(
      language, timeZone: .gmt, app: AppName(title: AuthenticationStrings.of(language).title))
    let (device, detail) = (Self.withoutLinks(event.device), Self.withoutLinks(event.detail))
    let details = [
      event.kind == .signedIn ? (strings.method, detail) : ("", ""), (strings.device, device),
      (strings.address, event.address), (strings.time, strings.utc(words.dateAndTime(event.at))),
    ]
    let lines = details.filter { !$0.1.isEmpty }.map { "    \($0): \($1)" }
    let page = site.map { "\n    \($0)\(Self.page(for: event.kind))\n" } ?? ""
    body = """
      \(strings.greeting(handle))

      \(text.body)

      \(lines.joined(separator: "\n"))

      \(text.advice)
      \(page)
      """
  }

  /// Whether people get an email about what is of this kind.
  public static func tells(of kind: AccountEvent.Kind) -> Bool {
    AccountMailStrings.english.text(kind, "") != nil
  }

  /// Programs make links of what looks like one, and anyone who signs in chooses what their device is called.
  private static func withoutLinks(_ text: String) -> String {
    text.split(separator: " ").filter { !$0.contains("://") && !$0.lowercased().contains("www.") }.joined(
      separator: " ")
  }

  /// The page on which something can be done about it.
  private static func page(for kind: AccountEvent.Kind) -> String {
    switch kind {
    case .signedIn: "/account/sign-ins"
    case .passwordChanged, .passwordReset: "/auth/forgot"
    default: "/account"
    }
  }
}
