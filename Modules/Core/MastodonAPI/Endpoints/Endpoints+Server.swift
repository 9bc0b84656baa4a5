extension Endpoints {
  /// Information about the server.
  public enum Server {
    /// The server's description, version 2.
    public static let instance = Endpoint(.get, "/api/v2/instance", .anyone, answers: MastodonInstance.self)

    /// The server's description, version 1.
    public static let instanceV1 = Endpoint(
      .get, "/api/v1/instance", .anyone, answers: MastodonInstanceV1.self, notes: [.deprecated])

    /// The rules of the server.
    public static let rules = Endpoint(
      .get, "/api/v1/instance/rules", .anyone, answers: [MastodonRule].self)

    /// The hosts of the servers it knows.
    public static let peers = Endpoint(.get, "/api/v1/instance/peers", .anyone, answers: [String].self)

    /// The hosts of the servers it knows that begin with a text.
    public static let peerSearch = Endpoint(
      .get, "/api/v1/peers/search", .anyone, answers: [String].self)

    /// The activity of the past twelve weeks, the latest first.
    public static let activity = Endpoint(
      .get, "/api/v1/instance/activity", .anyone, answers: [MastodonActivityWeek].self)

    /// The languages that can be selected for posts; never empty.
    public static let languages = Endpoint(
      .get, "/api/v1/instance/languages", .anyone, answers: [MastodonLanguage].self)

    /// The privacy policy.
    public static let privacyPolicy = Endpoint(
      .get, "/api/v1/instance/privacy_policy", .anyone, answers: MastodonDocument.self)

    /// The extended description of the server.
    public static let extendedDescription = Endpoint(
      .get, "/api/v1/instance/extended_description", .anyone, answers: MastodonDocument.self)

    /// The terms of service.
    public static let termsOfService = Endpoint(
      .get, "/api/v1/instance/terms_of_service", .anyone, answers: MastodonTermsOfService.self)

    /// The terms of service that count from a day on.
    public static let termsOfServiceOfDay = Endpoint(
      .get, "/api/v1/instance/terms_of_service/:date", .anyone, answers: MastodonTermsOfService.self)

    /// The links to the node info.
    public static let nodeInfoLinks = Endpoint(
      .get, "/.well-known/nodeinfo", .anyone, answers: MastodonNodeInfoLinks.self)

    /// The program that the server runs.
    public static let nodeInfo = Endpoint(.get, "/nodeinfo/2.0", .anyone, answers: MastodonNodeInfo.self)

    /// Whether the server works: `OK`.
    public static let health = Endpoint(.get, "/health", .anyone, answers: MastodonPlainOK.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      instance, instanceV1, rules, peers, peerSearch, activity, languages, privacyPolicy, extendedDescription,
      termsOfService, termsOfServiceOfDay, nodeInfoLinks, nodeInfo, health)
  }
}
