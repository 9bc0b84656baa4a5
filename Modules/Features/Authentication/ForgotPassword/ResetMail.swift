import AppScreens

/// The email with a reset code, in the recipient's language.
public struct ResetMail: Hashable, Sendable {
  /// One line, with the code in it.
  public let subject: String
  /// Plain text of several lines.
  public let body: String

  /// - Parameters:
  ///   - handle: Whose password it is.
  ///   - code: What they have to enter.
  ///   - language: A BCP 47 code; English is written for those we have no words in.
  public init(handle: String, code: String, language: String) {
    let strings = ForgotPasswordStrings.of(Language(language))
    subject = strings.mailSubject(code)
    body = strings.mailBody(handle, code)
  }
}
