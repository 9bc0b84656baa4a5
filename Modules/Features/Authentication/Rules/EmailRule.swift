import AppValues
import Entities

/// What an email address may look like. Whether email arrives there is another question.
enum EmailRule {
  private static let maximumLocalLength = 64
  private static let maximumLabelLength = 63

  /// The address without the space around it.
  ///
  /// Throws `invalid(.email, …)`: `empty`, `tooLong`, `tooLarge`, `unprintable`, `malformed`.
  static func normalised(_ text: String) throws(AppError) -> String {
    let email = try TextLimit.email.required(text)
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, isLocal(parts[0]), isDomain(parts[1]) else { throw .invalid(.email, .malformed) }
    return email
  }

  private static func isLocal(_ local: Substring) -> Bool {
    local.utf8.count <= maximumLocalLength
      && local.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty
          && part.unicodeScalars.allSatisfy {
            isLetterOrDigit($0) || "!#$%&'*+-/=?^_`{|}~".contains(Character($0))
          }
      }
  }

  private static func isDomain(_ domain: Substring) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.count <= maximumLabelLength
          && label.first != "-" && label.last != "-"
          && label.unicodeScalars.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
      }
  }

  /// Addresses in any script are taken; a combining mark is part of its letter.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
