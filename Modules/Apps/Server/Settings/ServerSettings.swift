public import AppScreens
import Authentication
public import Logging
import NIOCore

/// The settings of a server, which are read and checked once at its start.
public struct ServerSettings: Sendable {
  public let options: ServerOptions
  public let logLevel: Logger.Level
  /// The data folder; nil for the usual one.
  public let data: String?
  /// The URL of a PostgreSQL database; nil for the embedded one.
  public let database: String?

  /// Reads the settings: those of the command line count first, then those of the environment, then those of the file
  /// that either of them names.
  ///
  /// - Parameters:
  ///   - commandLine: The values of the options that were given, by their names without the dashes.
  ///   - environment: The variables of the environment.
  ///   - language: The language in which settings of the file are named.
  ///
  /// Throws `SettingFault` for the first setting that can't be used.
  public init(
    commandLine: [String: [String]], environment: [String: String], language: Language
  ) throws(SettingFault) {
    var layers = [SettingLayers.Layer.commandLine(commandLine), .environment(environment)]
    if let path = try SettingLayers(layers).text(.config) { layers.append(try .file(path, language)) }
    try self.init(SettingLayers(layers))
  }

  private init(_ given: SettingLayers) throws(SettingFault) {
    let usual = ServerOptions()
    let tls = try Self.tls(given)
    let bind = try given.text(.bind)?.value ?? usual.bind
    let site = try Self.site(given)
    let port = try given.number(.port, in: 0...65535)?.value ?? usual.port
    options = ServerOptions(
      // It has to be known before the server listens, since it's part of all addresses.
      bind: bind, port: port == 0 ? FreePort.find() : port, site: site,
      title: try given.text(.title)?.value ?? usual.title, contact: try Self.contact(given),
      tls: tls,
      registration: try Self.registration(given) ?? usual.registration,
      confirmsEmail: try given.flag(.confirmEmail) ?? usual.confirmsEmail,
      sessions: SessionLifetimes(
        days: try given.number(.sessionDays, in: 0...SessionLifetimes.mostDays)?.value,
        idleDays: try given.number(.sessionIdleDays, in: 0...SessionLifetimes.mostDays)?.value),
      limitsRates: try given.flag(.rateLimit) ?? usual.limitsRates,
      showsTrends: try given.flag(.trends) ?? usual.showsTrends,
      keepsReady: try given.flag(.caches) ?? usual.keepsReady,
      takesFilms: try given.flag(.videos) ?? usual.takesFilms,
      allowsPasswordGrant: try given.flag(.allowPasswordGrant) ?? usual.allowsPasswordGrant,
      allowsPrivateEndpoints: try given.flag(.allowPrivateEndpoints) ?? usual.allowsPrivateEndpoints,
      trustedProxies: try Self.proxies(given), providers: try Self.providers(given, at: site))
    let levels = Logger.Level.allCases.map(\.rawValue)
    logLevel = try given.choice(.logLevel, of: levels, Logger.Level.init(rawValue:)) ?? .info
    data = try given.text(.data)?.value
    database = try given.text(.database)?.value
  }

  private static func site(_ given: SettingLayers) throws(SettingFault) -> Site? {
    guard let address = try given.text(.publicURL) else { return nil }
    guard let site = Site(address.value) else { throw address.fault(.notPublicURL) }
    return site
  }

  private static func contact(_ given: SettingLayers) throws(SettingFault) -> ServerContact? {
    guard let text = try given.text(.contact) else { return nil }
    guard let contact = ServerContact(text.value) else { throw text.fault(.notContact) }
    return contact
  }

  private static func registration(
    _ given: SettingLayers
  ) throws(SettingFault) -> ServerOptions.Registration? {
    let choices = ServerOptions.Registration.allCases.map(\.rawValue)
    return try given.choice(.registration, of: choices, ServerOptions.Registration.init(rawValue:))
  }

  private static func proxies(_ given: SettingLayers) throws(SettingFault) -> Set<String> {
    guard let list = try given.list(.trustedProxy) else { return [] }
    var proxies: Set<String> = []
    for text in list.value {
      // As the address of a connection is written.
      guard let address = (try? SocketAddress(ipAddress: text, port: 0))?.ipAddress else {
        throw list.fault(.notAddress)
      }
      proxies.insert(address.lowercased())
    }
    return proxies
  }

  private static func tls(_ given: SettingLayers) throws(SettingFault) -> ServerOptions.TLS? {
    let certificate = try given.text(.tlsCertificate)
    let key = try given.text(.tlsKey)
    guard let certificate else {
      if let key { throw key.fault(.needs(Setting.tlsCertificate.option)) }
      return nil
    }
    guard let key else { throw certificate.fault(.needs(Setting.tlsKey.option)) }
    let pair = ServerOptions.TLS(certificate: certificate.value, key: key.value)
    do throws(CertificateFault) {
      _ = try Certificate(pair)
    } catch {
      throw error.isOfKey ? key.fault(error.problem(pair)) : certificate.fault(error.problem(pair))
    }
    return pair
  }
}

extension CertificateFault {
  /// The problem with the setting that names the file.
  fileprivate func problem(_ files: ServerOptions.TLS) -> SettingFault.Problem {
    let path = isOfKey ? files.key : files.certificate
    return switch kind {
    case .noFile: .noFile(path)
    case .unreadable: .unreadable(path)
    case .malformed: isOfKey ? .noKey(path) : .noCertificate(path)
    case .mismatched: .otherKey(path, certificate: files.certificate)
    }
  }
}
