import AppValues
import Foundation
import Synchronization

extension IdentityServer {
  /// Answers a request.
  public func answer(_ request: ProviderRequest) async throws -> ProviderReply {
    let path = request.path.hasPrefix("/auth/") ? String(request.path.dropFirst(5)) : request.path
    let wrongs = state.withLock { state in
      state.requests.append("\(request.method) \(path)")
      return state.wrongs
    }
    for case .slow(let time) in wrongs { try await Task.sleep(for: time) }
    if path != "/authorize", let reply = wrongReply(wrongs, path) { return reply }
    switch (request.method, path) {
    case ("GET", "/.well-known/openid-configuration"), ("GET", "/moved/openid-configuration"):
      return try document()
    case ("GET", "/keys"): return try keySet()
    case ("GET", "/authorize"): return authorize(request.fields)
    case ("POST", "/token"): return try token(request)
    case ("POST", "/device"): return device(request)
    case ("GET", "/activate"): return activation(request.fields["user_code"] ?? "")
    case ("POST", "/activate"):
      approveDevice(request.fields["user_code"] ?? "")
      return .page("<p>You can go back to your device.</p>")
    case ("GET", "/userinfo"): return try userInfo(request)
    case ("POST", "/revoke"): return revoke(request)
    default: return .json("{}", 404)
    }
  }

  private func wrongReply(_ wrongs: Set<Misbehaviour>, _ path: String) -> ProviderReply? {
    if wrongs.contains(.down) { return .json("", 503) }
    if wrongs.contains(.huge) { return .json("{\"a\":\"" + String(repeating: "x", count: 1 << 20) + "\"}") }
    if wrongs.contains(.notJSON) { return .page("<p>Welcome</p>") }
    if wrongs.contains(.redirects) { return .redirect("https://elsewhere.example\(path)") }
    if wrongs.contains(.moved), path.hasPrefix("/.well-known") {
      return .redirect("/moved/openid-configuration")
    }
    return nil
  }

  private func document() throws -> ProviderReply {
    let (issuer, wrongs, key) = state.withLock { ($0.issuer, $0.wrongs, $0.keys[0]) }
    let named = wrongs.contains(.otherIssuersDocument) ? "https://other.example" : issuer
    return try json([
      "issuer": named, "authorization_endpoint": issuer + "/authorize", "token_endpoint": issuer + "/token",
      "jwks_uri": issuer + "/keys", "userinfo_endpoint": issuer + "/userinfo",
      "device_authorization_endpoint": issuer + "/device", "revocation_endpoint": issuer + "/revoke",
      "response_types_supported": ["code"], "subject_types_supported": ["public"],
      "id_token_signing_alg_values_supported": [key.algorithm],
      "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
      "code_challenge_methods_supported": ["plain", "S256"],
      "authorization_response_iss_parameter_supported": style == .standard,
    ])
  }

  /// Its keys, as it publishes them.
  public func publishedKeys() throws -> String { try keySet().body }

  private func keySet() throws -> ProviderReply {
    let (keys, wrongs) = state.withLock { ($0.keys, $0.wrongs) }
    guard wrongs.contains(.strangeKeys) else {
      return try json(["keys": try keys.map { try $0.published() }])
    }
    let strange: [Any] = [
      ["kty": "AKP", "kid": "pq", "alg": "ML-DSA-65", "pub": "AAAA"],
      ["kty": "oct", "kid": "oct", "k": "AAAA"],
      ["kty": "RSA", "kid": keys[0].id, "n": "AQAB", "e": "AQAB"], ["kty": "RSA", "kid": 7], "no key", [],
      ["kid": keys[0].id], ["kty": "EC", "crv": "P-256", "kid": keys[0].id, "x": "AAAA", "y": "AAAA"],
      try SigningKey.rsa(2).published().merging(["kid": "enc", "use": "enc"]) { $1 },
      try SigningKey.rsa(2).published().merging(["kid": keys[0].id]) { $1 },
    ]
    return try json(["keys": strange + (try keys.map { try $0.published(namesAlgorithm: false) })])
  }

  func json(_ object: [String: Any], _ status: Int = 200) throws -> ProviderReply {
    let bytes = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return .json(String(decoding: bytes, as: UTF8.self), status)
  }
}
