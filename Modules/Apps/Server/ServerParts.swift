import AppValues
import Authentication
import HTTPTypes
import Hummingbird
import SocialBackend
import SocialFiles
import SocialMediaStorage
import SocialWebPush

/// What the routes share.
struct ServerParts: Sendable {
  let backend: any HostedNetwork
  let site: Site
  let options: ServerOptions
  let callers: Callers
  /// The answers that are sent again; nil to make each anew.
  let answers: KeptAnswers?
  let mapping: MastodonMapping
  let limiter: RateLimiter
  let streams: StreamHub
  /// What arrives at homes, for all who listen at once; nil to read it for each.
  let arrivals: SharedArrivals?
  let statistics: KnownStatistics
  /// The store of photos on this machine.
  let media: MediaStore
  /// The folder for uploaded files until their request is answered.
  let uploads: PrivateFolder
  /// What the people who run the server say of it.
  let texts: OperatorTexts
  let clock: WallClock
  /// The key that identifies this server to push services.
  let pushKey: PushKey
  /// Makes the QR codes on pages.
  let qrCodes: QRCodeMaker
  /// The service that pushes notifications.
  let pushes: PushService

  /// The site that passkeys are for; nil where browsers have none for the server's name.
  var passkeySite: PasskeySite? { PasskeySite(address: site.address, name: options.title) }
  /// By whose accounts people sign in; nil for none.
  var providers: ServerProviders?

  /// The providers that pages offer.
  var offered: [SignInProvider] { providers?.clients.all ?? [] }

  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")

  /// Where a request comes from.
  func address(of request: Request, _ context: ServerContext) -> ClientAddress {
    ClientAddress(
      peer: context.channel.remoteAddress?.ipAddress,
      forwarded: Self.forwardedFor.map { request.headers[values: $0] } ?? [],
      trusting: options.trustedProxies)
  }

  /// Throws `ServerError` if something is done too often.
  ///
  /// - Parameter subject: The person or the address that does it.
  func count(_ limit: RateLimit, for subject: String) throws {
    guard options.limitsRates else { return }
    let standing = limiter.take(limit, for: subject)
    if !standing.isAllowed { throw standing.error(at: clock.now()) }
  }
}
