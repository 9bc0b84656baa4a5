extension Endpoints {
  /// What a server says of itself.
  public enum Server {
    /// The server, in the later way.
    public static let instance = Endpoint(.get, "/api/v2/instance", .anyone, answers: MastodonInstance.self)

    /// The server, in the earlier way.
    public static let instanceV1 = Endpoint(
      .get, "/api/v1/instance", .anyone, answers: MastodonInstanceV1.self, notes: [.deprecated])

    /// What people have to keep to.
    public static let rules = Endpoint(
      .get, "/api/v1/instance/rules", .anyone, answers: [MastodonRule].self)

    /// The hosts of the servers it knows.
    public static let peers = Endpoint(.get, "/api/v1/instance/peers", .anyone, answers: [String].self)

    /// What happened in the past twelve weeks, the latest first.
    public static let activity = Endpoint(
      .get, "/api/v1/instance/activity", .anyone, answers: [MastodonActivityWeek].self)

    /// The languages that people can say they write in; never none.
    public static let languages = Endpoint(
      .get, "/api/v1/instance/languages", .anyone, answers: [MastodonLanguage].self)

    /// What it promises about what it knows of people.
    public static let privacyPolicy = Endpoint(
      .get, "/api/v1/instance/privacy_policy", .anyone, answers: MastodonDocument.self)

    /// Where it says what program it is.
    public static let nodeInfoLinks = Endpoint(
      .get, "/.well-known/nodeinfo", .anyone, answers: MastodonNodeInfoLinks.self)

    /// What program it is.
    public static let nodeInfo = Endpoint(.get, "/nodeinfo/2.0", .anyone, answers: MastodonNodeInfo.self)

    /// Whether it works: `OK`.
    public static let health = Endpoint(.get, "/health", .anyone, answers: MastodonPlainOK.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      instance, instanceV1, rules, peers, activity, languages, privacyPolicy, nodeInfoLinks, nodeInfo,
      health)
  }
}
