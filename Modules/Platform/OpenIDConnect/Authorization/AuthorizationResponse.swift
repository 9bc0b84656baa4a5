public import AppValues
import Foundation

/// A provider's answer, as the browser brings it: in a query, or in a form that it posts.
public struct AuthorizationResponse: Sendable {
  /// What Apple sends beside the code the first time. The person's browser could have changed it, so of all that only
  /// the name is read, which people choose anyway.
  private struct AppleUser: Decodable {
    struct Name: Decodable {
      let firstName: String?
      let lastName: String?
    }
    let name: Name?
  }

  /// What names the sign-in that it's an answer to.
  public let state: Secret?
  let code: Secret?
  let issuer: String?
  let error: String?
  let errorDescription: String?
  let name: String?

  /// - Parameter parameters: The names and values of the query or the form, decoded.
  ///
  /// Throws `repeated` if one that counts is there twice (RFC 6749, section 3.1).
  public init(_ parameters: some Sequence<(String, String)>) throws(IdentityError) {
    var known: [String: String] = [:]
    for (name, value) in parameters where Self.names.contains(name) {
      guard known.updateValue(value, forKey: name) == nil else { throw .repeated(name) }
    }
    state = known["state"].map { Secret($0) }
    code = known["code"].map { Secret($0) }
    issuer = known["iss"]
    error = known["error"]
    errorDescription = known["error_description"]
    // Whatever else it is, it has no name.
    let user = known["user"].flatMap { try? JSONDecoder().decode(AppleUser.self, from: Data($0.utf8)) }
    name = VerifiedIdentity.name([user?.name?.firstName, user?.name?.lastName])
  }

  private static let names: Set = ["state", "code", "iss", "error", "error_description", "user"]
}
