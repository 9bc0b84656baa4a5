/// What is wrong with a field of a form, as `MastodonErrorDetail.error` says it.
public struct MastodonFieldFault: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing was entered.
  public static let blank = MastodonFieldFault(rawValue: "ERR_BLANK")
  /// Someone else has it.
  public static let taken = MastodonFieldFault(rawValue: "ERR_TAKEN")
  /// It's reserved for the people who run the server.
  public static let reserved = MastodonFieldFault(rawValue: "ERR_RESERVED")
  /// It isn't of the form that the field takes.
  public static let invalid = MastodonFieldFault(rawValue: "ERR_INVALID")
  /// It has too few characters.
  public static let tooShort = MastodonFieldFault(rawValue: "ERR_TOO_SHORT")
  /// It has too many.
  public static let tooLong = MastodonFieldFault(rawValue: "ERR_TOO_LONG")
  /// It's outside what is possible.
  public static let inclusion = MastodonFieldFault(rawValue: "ERR_INCLUSION")
  /// It isn't what is on record, such as a wrong password. Only our own endpoints say this and what follows.
  public static let wrong = MastodonFieldFault(rawValue: "ERR_WRONG")
  /// It's too easy to guess.
  public static let common = MastodonFieldFault(rawValue: "ERR_COMMON")
  /// It's the same as before.
  public static let unchanged = MastodonFieldFault(rawValue: "ERR_UNCHANGED")
}
