import AppValues
import Crypto
import Foundation
import Synchronization

extension IdentityServer {
  func token(_ request: ProviderRequest) throws -> ProviderReply {
    let fields = request.fields
    guard let clientID = client(of: request) else { return .refusal("invalid_client", 401) }
    switch fields["grant_type"] {
    case "authorization_code":
      // A code works once.
      guard let grant = state.withLock({ $0.codes.removeValue(forKey: fields["code"] ?? "") }),
        grant.clientID == clientID,
        grant.redirect == fields["redirect_uri"] ?? "", isProof(fields["code_verifier"], of: grant.challenge)
      else { return .refusal("invalid_grant") }
      return try tokens(for: grant)
    case "refresh_token":
      guard let grant = state.withLock({ $0.refreshTokens[fields["refresh_token"] ?? ""] }),
        grant.clientID == clientID
      else { return .refusal("invalid_grant") }
      return try tokens(for: grant, isRefreshed: true)
    case "urn:ietf:params:oauth:grant-type:device_code":
      return try pollDevice(fields["device_code"] ?? "", clientID)
    default: return .refusal("unsupported_grant_type")
    }
  }

  private func isProof(_ verifier: String?, of challenge: String?) -> Bool {
    guard let challenge else { return true }
    return verifier.map { Data(SHA256.hash(data: Data($0.utf8))).base64URL } == challenge
  }

  /// The client that a request is from, if it proves to be it.
  private func client(of request: ProviderRequest) -> String? {
    var (id, secret) = (request.fields["client_id"], request.fields["client_secret"])
    if let header = request.authorization, header.hasPrefix("Basic "),
      let bytes = Data(base64Encoded: String(header.dropFirst(6)))
    {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: ":", maxSplits: 1)
      id = parts.first.map { FormText.decoded($0) }
      secret = parts.last.map { FormText.decoded($0) }
    }
    guard let id, knows(id) else { return nil }
    switch state.withLock({ $0.clients[id] }) {
    case nil, .some(.none): return id
    case .secret(let expected): return secret == expected ? id : nil
    case .apple(let teamID, let keyID, let publicKey):
      return isAppleSecret(secret ?? "", of: id, teamID, keyID, publicKey) ? id : nil
    }
  }

  /// Whether Apple would take a secret. Whatever can't be read isn't one.
  private func isAppleSecret(
    _ secret: String, of clientID: String, _ teamID: String, _ keyID: String, _ publicKey: String
  ) -> Bool {
    let parts = secret.split(separator: ".").map(String.init)
    guard parts.count == 3, let header = object(parts[0]), let claims = object(parts[1]),
      isSigned(parts, with: publicKey)
    else { return false }
    let now = Double(clock.now().milliseconds / 1000)
    let end = claims["exp"] as? Double ?? 0
    return header["alg"] as? String == "ES256" && header["kid"] as? String == keyID
      && claims["iss"] as? String == teamID && claims["sub"] as? String == clientID
      && claims["aud"] as? String == issuer && end > now && end < now + 15_777_000
  }

  private func object(_ text: String) -> [String: Any]? {
    // What isn't JSON is nothing.
    Data(base64URL: text).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
  }

  private func isSigned(_ parts: [String], with publicKey: String) -> Bool {
    guard let bytes = Data(base64URL: parts[2]),
      // What isn't a key or a signature verifies nothing.
      let key = try? P256.Signing.PublicKey(pemRepresentation: publicKey),
      // As above.
      let signature = try? P256.Signing.ECDSASignature(rawRepresentation: bytes)
    else { return false }
    return key.isValidSignature(signature, for: Data((parts[0] + "." + parts[1]).utf8))
  }

  func tokens(for grant: Grant, isRefreshed: Bool = false) throws -> ProviderReply {
    let (access, refresh) = (unique("access"), unique("refresh"))
    let wrongs = state.withLock { state in
      state.accessTokens[access] = grant
      if !isRefreshed { state.refreshTokens[refresh] = grant }
      return state.wrongs
    }
    var answer: [String: Any] = ["access_token": access, "token_type": "Bearer", "expires_in": 3600]
    if !isRefreshed { answer["refresh_token"] = refresh }
    if !wrongs.contains(.noToken) {
      let nonce = isRefreshed ? nil : grant.nonce
      answer["id_token"] = try identityToken(
        of: grant.person, for: grant.clientID, nonce: nonce, scopes: grant.scopes, accessToken: access)
    }
    return try json(answer)
  }

  func userInfo(_ request: ProviderRequest) throws -> ProviderReply {
    let token = (request.authorization ?? "").dropFirst("Bearer ".count)
    let (grant, wrongs) = state.withLock { ($0.accessTokens[String(token)], $0.wrongs) }
    guard let grant else { return .refusal("invalid_token", 401) }
    return try json([
      "sub": wrongs.contains(.otherUserInfo) ? "someone-else" : grant.person.subject,
      "email": grant.person.email ?? "", "email_verified": grant.person.isEmailVerified,
      "name": "\(grant.person.firstName) \(grant.person.lastName)",
    ])
  }

  func revoke(_ request: ProviderRequest) -> ProviderReply {
    guard let clientID = client(of: request) else { return .refusal("invalid_client", 401) }
    let token = request.fields["token"] ?? ""
    let isKnown = state.withLock { state in
      guard state.refreshTokens[token]?.clientID == clientID else { return false }
      state.refreshTokens[token] = nil
      state.revoked.append(token)
      return true
    }
    return isKnown || style != .google ? .json("") : .refusal("invalid_token")
  }

  func device(_ request: ProviderRequest) -> ProviderReply {
    guard let clientID = client(of: request) else { return .refusal("invalid_client", 401) }
    let scopes = Set((request.fields["scope"] ?? "").split(separator: " ").map(String.init))
    let code = unique("device")
    let userCode = state.withLock { state in
      let userCode = "WDJB-\(1000 + state.devices.count)"
      state.devices[code] = Device(userCode: userCode, clientID: clientID, scopes: scopes)
      return userCode
    }
    let place =
      style == .google
      ? #""verification_url":"\#(issuer)/activate""#
      : #""verification_uri":"\#(issuer)/activate","verification_uri_complete":"\#(issuer)/activate?user_code=\#(userCode)""#
    return .json(
      #"{"device_code":"\#(code)","user_code":"\#(userCode)","expires_in":1800,"interval":5,\#(place)}"#)
  }

  private func pollDevice(_ code: String, _ clientID: String) throws -> ProviderReply {
    let now = clock.now()
    let (found, isEarly, person) = state.withLock { state -> (Device?, Bool, IdentityPerson) in
      guard var device = state.devices[code], device.clientID == clientID else {
        return (nil, false, state.person)
      }
      let isEarly = device.askedAt.map { now < $0.adding(seconds: device.interval) } ?? false
      device.askedAt = now
      if isEarly { device.interval += 5 }
      state.devices[code] = device.state == .approved ? nil : device
      return (device, isEarly, state.person)
    }
    guard let device = found else { return .refusal("invalid_grant") }
    switch device.state {
    case .approved:
      return try tokens(
        for: Grant(
          clientID: clientID, redirect: "", nonce: nil, challenge: nil, scopes: device.scopes, person: person)
      )
    case .denied: return .refusal("access_denied", style == .google ? 403 : 400)
    case .expired: return .refusal("expired_token")
    case .waiting:
      if isEarly { return .refusal("slow_down", style == .google ? 403 : 400) }
      // Google's status is one of its own.
      return .refusal("authorization_pending", style == .google ? 428 : 400)
    }
  }
}
