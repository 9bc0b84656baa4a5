public import AppValues
public import Entities
public import Foundation

extension InputField {
  /// Where push messages are sent, an address.
  public static let pushEndpoint = InputField("pushEndpoint")
  /// One of the two keys that push messages are encrypted for.
  public static let pushKey = InputField("pushKey")
}

/// What a session asked for to be told of notifications while its app is closed (Web Push, RFC 8030).
public struct PushSubscription: Hashable, Sendable, Identifiable {
  /// Identifies the subscription, a small number; another one has another.
  public let id: AppValues.ID<PushSubscription>
  /// Where and how to send, as the app asked for it.
  public let request: PushRequest
  /// What to send.
  public let choice: PushChoice

  /// A subscription as a source keeps it.
  public init(id: AppValues.ID<PushSubscription>, request: PushRequest, choice: PushChoice) {
    self.id = id
    self.request = request
    self.choice = choice
  }
}

/// Where an app is reached, and what messages to it are encrypted with.
public struct PushRequest: Hashable, Sendable {
  /// The longest address that is kept, in bytes.
  public static let maximumEndpoint = 2000

  /// An `https` address, or an `http` one where those are allowed.
  public let endpoint: String
  /// The app's public key, an uncompressed point of P-256: 65 bytes that begin with 4.
  public let publicKey: Data
  /// The secret that authenticates messages, 16 bytes.
  public let authentication: Data
  /// Whether the app decrypts messages as RFC 8291 says, rather than by the draft before it.
  public let isStandard: Bool
  /// The session's own secret for the app, as the server sealed it, since it's part of each message; empty for none.
  public let sealedToken: String

  /// A request with these values.
  ///
  /// - Parameters:
  ///   - publicKey: Base64 or base64url, padded or not; so is `authentication`.
  ///   - allowsPlain: Whether an `http` address will do, too, which only tests need.
  ///
  /// Throws `invalid(.pushEndpoint, …)`: `malformed`, `tooLong`; `invalid(.pushKey, .malformed)`.
  public init(
    endpoint: String, publicKey: String, authentication: String, isStandard: Bool, sealedToken: String = "",
    allowsPlain: Bool = false
  ) throws(AppError) {
    let excess = endpoint.utf8.count - Self.maximumEndpoint
    if excess > 0 { throw .invalid(.pushEndpoint, .tooLong(maximum: Self.maximumEndpoint, excess: excess)) }
    let schemes = allowsPlain ? ["https", "http"] : ["https"]
    guard let url = URL(string: endpoint), let scheme = url.scheme?.lowercased(), schemes.contains(scheme),
      url.host()?.isEmpty == false, url.user() == nil, Printable.isPrintable(endpoint)
    else { throw .invalid(.pushEndpoint, .malformed) }
    guard let point = Data(base64URL: publicKey), point.count == 65, point.first == 4,
      let secret = Data(base64URL: authentication), secret.count == 16
    else { throw .invalid(.pushKey, .malformed) }
    self.endpoint = endpoint
    self.publicKey = point
    self.authentication = secret
    self.isStandard = isStandard
    self.sealedToken = sealedToken
  }
}

/// Which notifications are pushed.
public struct PushChoice: Hashable, Sendable {
  /// Of which kinds.
  public var kinds: Set<NoticeKind>
  /// Of whose activity.
  public var audience: NoticeAudience

  /// By default none, of anyone's.
  public init(kinds: Set<NoticeKind> = [], audience: NoticeAudience = .anyone) {
    self.kinds = kinds
    self.audience = audience
  }
}
