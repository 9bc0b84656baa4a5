public import AppValues

/// An access token.
public struct MastodonToken: WireValue, Hashable {
  /// The secret.
  public var accessToken: Secret
  /// How to send it, and its scopes, separated by spaces.
  public var tokenType, scope: String
  /// When it was created. On the wire, it's in seconds.
  public var createdAt: Timestamp

  /// The type of the token, if it was exchanged for another one (RFC 8693). Left out if nil.
  public var issuedTokenType: String?

  /// A token for the header `Authorization`.
  public init(
    accessToken: Secret, tokenType: String = "Bearer", scope: String, createdAt: Timestamp,
    issuedTokenType: String? = nil
  ) {
    self.accessToken = accessToken
    self.tokenType = tokenType
    self.scope = scope
    self.createdAt = createdAt
    self.issuedTokenType = issuedTokenType
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case tokenType = "token_type"
    case scope
    case createdAt = "created_at"
    case issuedTokenType = "issued_token_type"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      accessToken: Secret(try values.required(.accessToken)),
      tokenType: values.text(.tokenType, or: "Bearer"),
      scope: values.text(.scope),
      createdAt: Timestamp(milliseconds: 0).adding(seconds: Int64(values.count(.createdAt).clampedToSeconds)),
      issuedTokenType: values.optionalText(.issuedTokenType))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.accessToken, accessToken.value)
      members.write(.tokenType, tokenType)
      members.write(.scope, scope)
      members.write(.createdAt, createdAt.milliseconds / 1000)
      members.writeIfPresent(.issuedTokenType, issuedTokenType)
    }
  }
}

extension Int {
  /// A number of seconds that can be represented in milliseconds.
  fileprivate var clampedToSeconds: Int { Swift.min(Swift.max(self, 0), 253_402_300_799) }
}
