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

/// Whether the user has two factors.
public struct SocialConnectTwoFactor: WireValue, Hashable {
  /// Whether a code is asked for beside the password.
  public var isOn: Bool
  /// How many recovery codes haven't been used.
  public var recoveryCodesLeft: Int

  /// A status.
  public init(isOn: Bool, recoveryCodesLeft: Int) {
    self.isOn = isOn
    self.recoveryCodesLeft = recoveryCodesLeft
  }

  enum CodingKeys: String, CodingKey {
    case isOn = "enabled"
    case recoveryCodesLeft = "recovery_codes_left"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(isOn: values.flag(.isOn), recoveryCodesLeft: values.count(.recoveryCodesLeft))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.isOn, isOn)
      members.write(.recoveryCodesLeft, recoveryCodesLeft)
    }
  }
}

/// A secret for an authenticator app, which waits for its first code.
public struct SocialConnectAuthenticatorSetup: WireValue, Hashable {
  /// The secret, in base32.
  public var secret: Secret
  /// What a QR code says to an app: an `otpauth:` address.
  public var address: Secret

  /// A secret.
  public init(secret: Secret, address: Secret) {
    self.secret = secret
    self.address = address
  }

  enum CodingKeys: String, CodingKey {
    case secret, address
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(secret: Secret(try values.required(.secret)), address: Secret(values.text(.address)))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.secret, secret.value)
      members.write(.address, address.value)
    }
  }
}

/// New recovery codes, which aren't shown again.
public struct SocialConnectRecoveryCodes: WireValue, Hashable {
  /// The codes.
  public var codes: [Secret]

  /// New codes.
  public init(codes: [Secret]) {
    self.codes = codes
  }

  enum CodingKeys: String, CodingKey {
    case codes
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let codes: [String] = values.list(.codes)
    self.init(codes: codes.map { Secret($0) })
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.codes, codes.map(\.value)) }
  }
}
