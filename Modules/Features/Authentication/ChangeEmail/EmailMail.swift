import AppScreens

/// The mails about a change of email address, in the recipient's language.
public struct EmailMail: Hashable, Sendable {
  /// One line, with the code in it where there is one.
  public let subject: String
  /// Plain text of several lines.
  public let body: String

  /// The code, to the new address.
  ///
  /// - Parameters:
  ///   - code: What its owner has to enter.
  ///   - handle: Whose address it is to be.
  ///   - language: A BCP 47 code; English is written for those we have no words in.
  public static func code(_ code: String, handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.codeSubject(code), body: strings.codeBody(handle, code))
  }

  /// To the owner of an address that someone else tried to use.
  ///
  /// - Parameters:
  ///   - handle: The owner's.
  ///   - language: As in `code(_:handle:language:)`.
  public static func attempt(handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.attemptSubject, body: strings.attemptBody(handle))
  }

  /// To the address that the account had before.
  ///
  /// - Parameters:
  ///   - email: The new one.
  ///   - handle: Whose address it was.
  ///   - language: As in `code(_:handle:language:)`.
  public static func changed(to email: String, handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.changedSubject, body: strings.changedBody(handle, email))
  }

  private static func words(_ language: String) -> EmailMailStrings {
    .of(Language(language))
  }
}
