import Foundation
package import SocialDatabase

/// The forms in which handles and addresses are compared: the same for all spellings of one.
package enum IdentifierFolding {
  /// A handle, whatever its case.
  package static func handle(_ handle: String) -> String { handle.lowercased() }

  /// The mailbox of an address: the same in any case, however its characters are composed, and whether its host is written
  /// in its own script or as `xn--…`.
  package static func email(_ email: String) -> String {
    let address = emailSpelling(email)
    guard let at = address.lastIndex(of: "@") else { return address }
    let host = address[address.index(after: at)...].split(separator: ".", omittingEmptySubsequences: false)
    return address[...at] + host.map(label).joined(separator: ".")
  }

  /// An address in any case, however its characters are composed. It tells apart accounts that have the same mailbox from
  /// before mailboxes were compared.
  package static func emailSpelling(_ email: String) -> String {
    email.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// A part of a host as people read it.
  private static func label(_ label: Substring) -> String {
    let decoded = label.hasPrefix("xn--") ? Punycode.decoded(label.dropFirst(4)) : nil
    return (decoded ?? String(label)).precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// The condition that an account `a` belongs to an address: the one with the same spelling if there is one, otherwise
  /// the one with the same mailbox.
  package static func isAccount(of email: String) -> SQL {
    let (mailbox, spelling) = (Self.email(email), emailSpelling(email))
    if mailbox == spelling { return "a.email_folded = \(mailbox)" }
    return """
      a.email_folded = COALESCE((
        SELECT s.email_folded FROM account s WHERE s.email_folded = \(spelling)), \(mailbox))
      """
  }
}
