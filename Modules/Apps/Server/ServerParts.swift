import AppValues
import HTTPTypes
import Hummingbird
import SocialBackend
import SocialFiles
import SocialMediaStorage
import SocialWebPush

/// What the routes work with.
struct ServerParts: Sendable {
  let backend: any Backend
  let site: Site
  let options: ServerOptions
  let callers: Callers
  let form: MastodonForm
  let limiter: RateLimiter
  let streams: StreamHub
  let statistics: KnownStatistics
  /// Where photos lie, as far as they are kept here.
  let media: MediaStore
  /// Where files lie until the call that brought them is answered.
  let uploads: PrivateFolder
  let clock: WallClock
  /// What push services know this server by.
  let pushKey: PushKey
  /// What pushes notifications; nil where that is done elsewhere.
  let pushes: PushService?

  /// Where a request comes from.
  func address(of request: Request, _ context: ServerContext) -> ClientAddress {
    ClientAddress(
      peer: context.channel.remoteAddress?.ipAddress,
      forwarded: HTTPField.Name("X-Forwarded-For").map { request.headers[values: $0] } ?? [],
      trusting: options.trustedProxies)
  }

  /// Throws `ServerError` where something is done too often.
  ///
  /// - Parameter subject: Who does it: a person, or an address.
  func count(_ limit: RateLimit, for subject: String) throws {
    guard options.limitsRates else { return }
    let standing = limiter.take(limit, for: subject)
    if !standing.isAllowed { throw standing.error(at: clock.now()) }
  }
}
