import AppScreens

/// What people answer to a question.
struct ConfirmationStrings: LocalizedStrings {
  /// The answers that mean yes, in small letters.
  let yes: [String]

  static let english = ConfirmationStrings(yes: ["y", "yes"])
  static let japanese = ConfirmationStrings(yes: ["はい"])
}
