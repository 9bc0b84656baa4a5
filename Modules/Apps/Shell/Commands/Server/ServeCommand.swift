public import AppScreens
public import AppValues
public import ArgumentParser
public import SocialBackend
import SocialMenuShell

/// `serve`. The executable starts the server: this is what people tell it, and what they are told.
public struct ServeCommand: ActingCommand {
  public static var configuration: CommandConfiguration {
    .command(
      "serve", \ServeHelpStrings.serve, remark: \ServeHelpStrings.serveRemark,
      examples: "socialconnect serve",
      "socialconnect serve --public-url https://social.example.org --open-registration yes",
      "socialconnect serve --config server.json")
  }

  @OptionGroup public var options: GlobalOptions
  @Option(help: .text(\ServeHelpStrings.bind)) var bind: String?
  @Option(help: .text(\ServeHelpStrings.port)) var port: String?
  @Option(help: .text(\ServeHelpStrings.publicURL)) var publicURL: String?
  @Option(help: .text(\ServeHelpStrings.title)) var title: String?
  @Option(help: .text(\ServeHelpStrings.contact)) var contact: String?
  @Option(help: .text(\ServeHelpStrings.tlsCertificate), completion: .file()) var tlsCertificate: String?
  @Option(help: .text(\ServeHelpStrings.tlsKey), completion: .file()) var tlsKey: String?
  @Option(help: .text(\ServeHelpStrings.openRegistration), completion: .list(["yes", "approval", "no"]))
  var openRegistration: String?
  @Option(help: .text(\ServeHelpStrings.confirmEmail), completion: .list(["on", "off"]))
  var confirmEmail: String?
  @Option(help: .text(\ServeHelpStrings.sessionDays)) var sessionDays: String?
  @Option(help: .text(\ServeHelpStrings.sessionIdleDays)) var sessionIdleDays: String?
  @Option(help: .text(\ServeHelpStrings.rateLimit), completion: .list(["on", "off"])) var rateLimit: String?
  @Option(help: .text(\ServeHelpStrings.trends), completion: .list(["on", "off"])) var trends: String?
  @Option(help: .text(\ServeHelpStrings.caches), completion: .list(["on", "off"])) var caches: String?
  @Option(help: .text(\ServeHelpStrings.videos), completion: .list(["on", "off"])) var videos: String?
  @Flag(help: .text(\ServeHelpStrings.allowPasswordGrant)) var allowPasswordGrant = false
  @Flag(help: .text(\ServeHelpStrings.allowPrivateEndpoints)) var allowPrivateEndpoints = false
  @Option(name: .customLong("trusted-proxy"), help: .text(\ServeHelpStrings.trustedProxy))
  var trustedProxies: [String] = []
  @Option(
    help: .text(\ServeHelpStrings.logLevel),
    completion: .list(["trace", "debug", "info", "notice", "warning", "error", "critical"]))
  var logLevel: String?
  @Option(help: .text(\ServeHelpStrings.config), completion: .file(extensions: ["json"])) var config: String?

  public init() {}

  /// The values of the options that were given, by their names without the dashes.
  public var given: [String: [String]] {
    let texts = [
      "bind": bind, "port": port, "public-url": publicURL, "title": title, "contact": contact,
      "tls-certificate": tlsCertificate, "tls-key": tlsKey, "open-registration": openRegistration,
      "confirm-email": confirmEmail, "session-days": sessionDays, "session-idle-days": sessionIdleDays,
      "rate-limit": rateLimit, "trends": trends, "caches": caches, "videos": videos,
      "allow-password-grant": allowPasswordGrant ? "yes" : nil,
      "allow-private-endpoints": allowPrivateEndpoints ? "yes" : nil, "log-level": logLevel, "config": config,
      "data": options.dataDirectory, "database": options.database,
    ]
    let given = texts.compactMapValues { $0.map { [$0] } }
    return trustedProxies.isEmpty ? given : given.merging(["trusted-proxy": trustedProxies]) { $1 }
  }

  /// Says that the server listens, whether it can't send email, and how to create accounts where people can't.
  @MainActor
  public func announce(
    _ serving: Serving, on output: CommandOutput, in language: Language
  ) throws(AppError) {
    let strings = ServeStrings.of(language)
    if options.printsJSON {
      try output.json(JSONFormats.serving.document(serving))
    } else {
      try output.line(strings.running(serving.address, serving.endpoint))
    }
    let name = CommandName.inUse.working(on: serving.data)
    if let note = strings.unmailed(serving.mail) { output.note(name.named(in: note)) }
    guard !serving.isOpen else { return }
    output.note(name.named(in: serving.isOnServer ? strings.closedOnServer : strings.closed))
  }
}

/// A server that listens.
public struct Serving: Sendable {
  /// What it is reached by.
  let address: String
  let bind: String
  let port: Int
  /// Whether people can create accounts.
  let isOpen: Bool
  /// The folder that was named for the data; nil for the usual one.
  let data: String?
  /// Whether the data is on a database server.
  let isOnServer: Bool
  /// Where its email is sent from; nil if that isn't known.
  let mail: MailStatus.Sender?

  public init(
    address: String, bind: String, port: Int, isOpen: Bool, data: String?, isOnServer: Bool,
    mail: MailStatus.Sender?
  ) {
    self.address = address
    self.bind = bind
    self.port = port
    self.isOpen = isOpen
    self.data = data
    self.isOnServer = isOnServer
    self.mail = mail
  }

  /// Where it listens.
  var endpoint: String { bind.contains(":") ? "[\(bind)]:\(port)" : "\(bind):\(port)" }
}
