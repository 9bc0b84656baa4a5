import Authentication
import HTTPTypes

/// What the device that a request comes from is called, for people: a browser and its system, such as `Firefox (Linux)`,
/// or what another program calls itself. Anyone can claim to be anything: it is for recognising one's own devices only.
enum AgentName {
  /// The words by which browsers are known, in the order in which they count: most claim to be others, too.
  private static let browsers: [(mark: String, name: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
  ]
  /// The same of systems.
  private static let systems: [(mark: String, name: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("CrOS", "ChromeOS"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// The name for a value of `User-Agent` (RFC 9110, section 10.1.5); empty for none.
  static func name(_ agent: String) -> String {
    // Only browsers begin like this, and apps that are one inside.
    guard agent.hasPrefix("Mozilla/"), let browser = first(of: browsers, in: agent) else { return agent }
    return first(of: systems, in: agent).map { "\(browser) (\($0))" } ?? browser
  }

  private static func first(of known: [(mark: String, name: String)], in agent: String) -> String? {
    known.first { agent.contains($0.mark) }?.name
  }
}

extension SignInOrigin {
  /// A device that makes a request.
  ///
  /// - Parameters:
  ///   - device: What tells it from others.
  ///   - name: What it calls itself; nil for what its headers say.
  init(device: String, name: String? = nil, _ headers: HTTPFields, at client: ClientAddress) {
    let said = name.flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      device: device, name: said ?? AgentName.name(headers[.userAgent] ?? ""), address: client.address)
  }
}
