public import AppValues

/// How far a sign-in has come: a token, or what to send with a code.
public struct SocialConnectSignInStep: WireValue, Hashable {
  /// The token; nil if a code is needed.
  public var token: MastodonToken?
  /// What stands for the password, to be sent with a code of the authenticator app or a recovery code; nil if there's a
  /// token.
  public var codeRequest: Secret?

  /// The token of someone who is signed in.
  public init(token: MastodonToken) {
    self.token = token
  }

  /// What stands for the password of someone who needs a code.
  public init(codeRequest: Secret) {
    self.codeRequest = codeRequest
  }

  enum CodingKeys: String, CodingKey {
    case codeRequest = "code_request"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let request = values.optionalText(.codeRequest) {
      self.init(codeRequest: Secret(request))
    } else {
      self.init(token: try MastodonToken(from: decoder))
    }
  }

  public func write(to json: inout JSONWriter) {
    guard let codeRequest else {
      token?.write(to: &json)
      return
    }
    json.object(CodingKeys.self) { $0.write(.codeRequest, codeRequest.value) }
  }
}
