import Foundation
import SocialDatabase

/// What two entries that mean the same person have in common.
enum Folded {
  /// A handle in whatever case.
  static func handle(_ handle: String) -> String { handle.lowercased() }

  /// The mailbox of an address, in whatever case, however its characters are composed, and whether its host is written in
  /// a script of its own or as `xn--…`.
  static func email(_ email: String) -> String {
    let address = emailSpelling(email)
    guard let at = address.lastIndex(of: "@") else { return address }
    let host = address[address.index(after: at)...].split(separator: ".", omittingEmptySubsequences: false)
    return address[...at] + host.map(label).joined(separator: ".")
  }

  /// An address in whatever case, however its characters are composed. Accounts of one mailbox from before mailboxes were
  /// compared are told apart by it.
  static func emailSpelling(_ email: String) -> String {
    email.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// A part of a host as people read it.
  private static func label(_ label: Substring) -> String {
    let decoded = label.hasPrefix("xn--") ? Punycode.decoded(label.dropFirst(4)) : nil
    return (decoded ?? String(label)).precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// The condition that an account `a` is the one of an address: of the same spelling where there is one, else of the same
  /// mailbox.
  static func isAccount(of email: String) -> SQL {
    let (mailbox, spelling) = (Self.email(email), emailSpelling(email))
    if mailbox == spelling { return "a.email_folded = \(mailbox)" }
    return """
      a.email_folded = COALESCE((
        SELECT s.email_folded FROM account s WHERE s.email_folded = \(spelling)), \(mailbox))
      """
  }
}
