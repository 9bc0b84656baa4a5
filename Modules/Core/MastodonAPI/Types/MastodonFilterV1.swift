public import AppValues

/// A phrase of the user's filters as a filter of its own, for older clients.
public struct MastodonFilterV1: WireValue, Hashable {
  /// The id of the phrase, and the words.
  public var id, phrase: String
  /// Where it applies: `home`, `notifications`, `public`, `thread`, `account`.
  public var context: [String]
  /// Whether it's found only as a whole word, and whether statuses with it are hidden.
  public var wholeWord, irreversible: Bool
  /// When it ends; nil for never.
  public var expiresAt: Timestamp?

  /// A phrase that is found anywhere by default.
  public init(
    id: String, phrase: String, context: [String] = [], wholeWord: Bool = false, irreversible: Bool = false,
    expiresAt: Timestamp? = nil
  ) {
    self.id = id
    self.phrase = phrase
    self.context = context
    self.wholeWord = wholeWord
    self.irreversible = irreversible
    self.expiresAt = expiresAt
  }

  enum CodingKeys: String, CodingKey {
    case id, phrase, context
    case wholeWord = "whole_word"
    case expiresAt = "expires_at"
    case irreversible
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), phrase: values.text(.phrase), context: values.list(.context),
      wholeWord: values.flag(.wholeWord), irreversible: values.flag(.irreversible),
      expiresAt: values.instant(.expiresAt))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.phrase, phrase)
      members.write(.context, context)
      members.write(.wholeWord, wholeWord)
      members.write(.expiresAt, expiresAt)
      members.write(.irreversible, irreversible)
    }
  }
}
