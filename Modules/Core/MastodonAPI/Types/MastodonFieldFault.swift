/// A fault of a field of a form, the value of `MastodonErrorDetail.error`.
public struct MastodonFieldFault: MastodonWord {
  /// The code on the wire.
  public let rawValue: String

  /// Any code; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing was entered.
  public static let blank = MastodonFieldFault(rawValue: "ERR_BLANK")
  /// Someone else has it.
  public static let taken = MastodonFieldFault(rawValue: "ERR_TAKEN")
  /// It's reserved for the people who run the server.
  public static let reserved = MastodonFieldFault(rawValue: "ERR_RESERVED")
  /// It isn't in the format of the field.
  public static let invalid = MastodonFieldFault(rawValue: "ERR_INVALID")
  /// It has too few characters.
  public static let tooShort = MastodonFieldFault(rawValue: "ERR_TOO_SHORT")
  /// It has too many characters.
  public static let tooLong = MastodonFieldFault(rawValue: "ERR_TOO_LONG")
  /// It's out of range.
  public static let inclusion = MastodonFieldFault(rawValue: "ERR_INCLUSION")
  /// It doesn't match what is stored, such as a wrong password. Only our own endpoints use this and the following.
  public static let wrong = MastodonFieldFault(rawValue: "ERR_WRONG")
  /// It's needed, and isn't there.
  public static let missing = MastodonFieldFault(rawValue: "ERR_MISSING")
  /// It isn't enough.
  public static let unconfirmed = MastodonFieldFault(rawValue: "ERR_UNCONFIRMED")
  /// It's too easy to guess.
  public static let common = MastodonFieldFault(rawValue: "ERR_COMMON")
  /// It's the same as before.
  public static let unchanged = MastodonFieldFault(rawValue: "ERR_UNCHANGED")
}
