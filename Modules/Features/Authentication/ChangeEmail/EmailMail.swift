import AppScreens
public import AppValues

/// The emails about an account and its email address, in the recipient's language.
public struct EmailMail: Hashable, Sendable {
  /// One line, with the code in it where there is one.
  public let subject: String
  /// Plain text of several lines.
  public let body: String

  /// The code, to the new address.
  ///
  /// - Parameters:
  ///   - code: The code to enter.
  ///   - handle: The handle of the account that will have the address.
  ///   - language: A BCP 47 code; English if we have no words in it.
  public static func code(_ code: String, handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.codeSubject(code), body: strings.codeBody(handle, code))
  }

  /// The code by which the owner of an account proves who they are, to its address.
  ///
  /// - Parameters:
  ///   - code: The code to enter.
  ///   - handle: The handle of the account.
  ///   - language: As in `code(_:handle:language:)`.
  public static func proof(_ code: String, handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.codeSubject(code), body: strings.proofBody(handle, code))
  }

  /// The code by which the owner of a new account confirms its address.
  ///
  /// - Parameters:
  ///   - code: The code to enter.
  ///   - handle: The handle of the account.
  ///   - page: The address of the page on which it is entered; nil if there is none.
  ///   - language: As in `code(_:handle:language:)`.
  public static func confirmation(
    _ code: String, handle: String, page: String?, language: String
  ) -> EmailMail {
    let strings = words(language)
    return EmailMail(
      subject: strings.codeSubject(code),
      body: strings.confirmationBody(handle, code, page.map(strings.confirmationPage) ?? ""))
  }

  /// To the owner of an account that the administrator has approved.
  ///
  /// - Parameters:
  ///   - handle: The handle of the account.
  ///   - language: As in `code(_:handle:language:)`.
  public static func approval(handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.approvalSubject, body: strings.approvalBody(handle))
  }

  /// To the owner of an address that someone else tried to use.
  ///
  /// - Parameters:
  ///   - handle: The owner's handle.
  ///   - language: As in `code(_:handle:language:)`.
  public static func attempt(handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.attemptSubject, body: strings.attemptBody(handle))
  }

  /// That what beside the password is needed to sign in will be removed.
  ///
  /// - Parameters:
  ///   - handle: The handle of the account.
  ///   - language: As in `code(_:handle:language:)`.
  public static func factorReset(handle: String, language: String) -> EmailMail {
    let strings = words(language)
    return EmailMail(subject: strings.factorResetSubject, body: strings.factorResetBody(handle))
  }

  /// To the address that the account had before.
  ///
  /// - Parameters:
  ///   - email: The new one.
  ///   - handle: The handle of the account.
  ///   - token: The secret with which the change can be undone.
  ///   - page: The address of the page on which that is done; nil if there is none.
  ///   - language: As in `code(_:handle:language:)`.
  public static func changed(
    to email: String, handle: String, undo token: Secret, page: String?, language: String
  ) -> EmailMail {
    let strings = words(language)
    let way =
      page.map { strings.undoOnPage("\($0)?token=\(token.value)") } ?? strings.undoByCommand(token.value)
    return EmailMail(subject: strings.changedSubject, body: strings.changedBody(handle, email, way))
  }

  private static func words(_ language: String) -> EmailMailStrings {
    .of(Language(language))
  }
}
