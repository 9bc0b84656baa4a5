import AppScreens

/// The email about a provider that no longer signs someone in, in the recipient's language.
public struct ProviderMail: Hashable, Sendable {
  /// One line.
  public let subject: String
  /// Plain text of several lines.
  public let body: String

  /// To the owner of an account that was unlinked since the provider told of it.
  ///
  /// - Parameters:
  ///   - provider: The provider's name.
  ///   - handle: The handle of the account.
  ///   - isLastWay: Whether no other way to sign in is left.
  ///   - language: A BCP 47 code; English if we have no words in it.
  public static func unlinked(
    _ provider: String, handle: String, isLastWay: Bool, language: String
  ) -> ProviderMail {
    let strings = ProviderMailStrings.of(Language(language))
    return ProviderMail(
      subject: strings.unlinkedSubject(provider),
      body: strings.unlinkedBody(handle, provider, isLastWay ? strings.lastWay : strings.otherWays))
  }
}
