public import Authentication

/// How a server runs.
public struct ServerOptions: Sendable {
  /// Who can sign up.
  public enum Registration: String, Hashable, Sendable, CaseIterable {
    /// Everyone.
    case yes
    /// Everyone, but the administrator approves each account before it can be used.
    case approval
    /// No one; the administrator makes accounts.
    case no
  }

  /// The files of a certificate and its key, in PEM.
  public struct TLS: Hashable, Sendable {
    public var certificate: String
    public var key: String

    public init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// The address of this machine to listen at: `127.0.0.1`, `::`, `0.0.0.0`.
  public var bind: String
  /// The port to listen at; 0 for any that is free.
  public var port: Int
  /// The address that people use; nil for the one that the server listens at.
  public var site: Site?
  /// The hosts that the server had before, which texts may still name.
  public var formerHosts: Set<String> = []
  /// The name of the server, which clients show.
  public var title: String
  /// Who runs the server, which its pages and clients show; nil if no one is named.
  public var contact: ServerContact?
  /// The certificate, where the server itself speaks https; nil where a proxy does.
  public var tls: TLS?
  public var registration: Registration
  /// Whether those who sign up have to confirm their email address by a code that is sent there.
  public var confirmsEmail: Bool
  /// How long people stay signed in.
  public var sessions: SessionLifetimes
  /// Whether the calls of each account and address are limited.
  public var limitsRates: Bool
  /// Whether apps are shown what is popular.
  public var showsTrends: Bool
  /// Whether what everyone is shown alike of posts is kept ready in memory.
  public var keepsReady: Bool
  /// Whether people can add films, where they can be made.
  public var takesFilms: Bool
  /// Whether apps can sign in with a password themselves (RFC 6749, section 4.3), which only tests need.
  public var allowsPasswordGrant: Bool
  /// Whether push notifications can be sent to private and loopback addresses, which only tests need.
  public var allowsPrivateEndpoints: Bool
  /// The addresses of proxies whose `X-Forwarded-For` is believed.
  public var trustedProxies: Set<String>
  /// By whose accounts people sign in, in the order in which they're offered.
  public var providers: [OfferedProvider]
  /// The limits of streams.
  var streams = StreamLimits()
  /// How many bytes of it are kept.
  var readyBytes = 32_000_000
  /// How many bytes of whole answers are kept.
  var answerBytes = 32_000_000
  /// How many requests are remembered that were asked lately: an answer is kept from the second time on. 0 to keep it at once.
  var askedBefore = 2048
  /// The limits of push notifications.
  var pushes = PushLimits()

  public init(
    bind: String = "127.0.0.1", port: Int = 8080, site: Site? = nil, title: String = "SocialConnect",
    contact: ServerContact? = nil, tls: TLS? = nil, registration: Registration = .no,
    confirmsEmail: Bool = false, sessions: SessionLifetimes = SessionLifetimes(), limitsRates: Bool = true,
    showsTrends: Bool = true, keepsReady: Bool = true, takesFilms: Bool = true,
    allowsPasswordGrant: Bool = false, allowsPrivateEndpoints: Bool = false, trustedProxies: Set<String> = [],
    providers: [OfferedProvider] = []
  ) {
    self.bind = bind
    self.port = port
    self.site = site
    self.title = title
    self.contact = contact
    self.tls = tls
    self.registration = registration
    self.confirmsEmail = confirmsEmail
    self.sessions = sessions
    self.limitsRates = limitsRates
    self.showsTrends = showsTrends
    self.keepsReady = keepsReady
    self.takesFilms = takesFilms
    self.allowsPasswordGrant = allowsPasswordGrant
    self.allowsPrivateEndpoints = allowsPrivateEndpoints
    self.trustedProxies = trustedProxies
    self.providers = providers
  }

  /// What a new account has to wait for.
  var signUpConditions: SignUpConditions {
    SignUpConditions(
      needsApproval: registration == .approval, needsConfirmedEmail: confirmsEmail,
      confirmationPage: "\(reachedBy.address)/auth/confirm")
  }

  /// The handles that no one can sign up with.
  var reservedHandles: ReservedHandles {
    // The last label, such as `org`, isn't a name of the server.
    let labels = reachedBy.name.split(separator: ".").map(String.init)
    let names = labels.count > 1 ? labels.dropLast() : labels
    return .ofServer(names: [title] + names.filter { $0.contains { $0.isLetter } })
  }

  /// What people reach the server by, also where no one has said it.
  public var reachedBy: Site {
    (site ?? Site(listeningAt: bind, port: port, isSecure: tls != nil)).formerly(formerHosts)
  }

  /// The email address for questions about the server: at least the one that every host with email has.
  var contactEmail: String { contact?.email ?? reachedBy.contact }
}
