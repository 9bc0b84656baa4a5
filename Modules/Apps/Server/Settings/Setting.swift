/// A setting of a server. Its raw value is the name of the option, and the key in a file.
public enum Setting: String, CaseIterable, Sendable {
  case bind, port
  case publicURL = "public-url"
  case title, contact
  case tlsCertificate = "tls-certificate"
  case tlsKey = "tls-key"
  case registration = "open-registration"
  case confirmEmail = "confirm-email"
  case sessionDays = "session-days"
  case sessionIdleDays = "session-idle-days"
  case rateLimit = "rate-limit"
  case trends, caches, videos
  case allowPasswordGrant = "allow-password-grant"
  case allowPrivateEndpoints = "allow-private-endpoints"
  case trustedProxy = "trusted-proxy"
  case appleClientID = "apple-client-id"
  case appleTeamID = "apple-team-id"
  case appleKeyID = "apple-key-id"
  case appleKey = "apple-key"
  case appleAppIDs = "apple-app-ids"
  case googleClientID = "google-client-id"
  case googleClientSecret = "google-client-secret"
  case providerURL = "provider-url"
  case providerName = "provider-name"
  case providerClientID = "provider-client-id"
  case providerClientSecret = "provider-client-secret"
  case logLevel = "log-level"
  case data, database
  /// The file with further settings.
  case config

  /// The option on the command line: `--public-url`.
  var option: String { "--\(rawValue)" }

  /// The environment variable: `SOCIALCONNECT_PUBLIC_URL`.
  var variable: String { Self.prefix + rawValue.uppercased().replacing("-", with: "_") }

  /// The keys of a settings file.
  static let inFiles = allCases.filter { $0 != .config }.map(\.rawValue)

  /// The prefix of environment variables.
  static let prefix = "SOCIALCONNECT_"
}
