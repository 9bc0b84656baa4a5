/// The features and limits of a server, as in version 2 of the instance.
public struct MastodonConfiguration: WireValue, Hashable {
  /// Addresses that apps need.
  public var urls: MastodonInstanceURLs
  /// The public key for push messages; empty if there is none.
  public var vapidPublicKey: String
  /// Limits of a profile.
  public var accounts: MastodonAccountLimits
  /// Limits of a status.
  public var statuses: MastodonStatusLimits
  /// Limits of photos.
  public var mediaAttachments: MastodonMediaLimits
  /// Limits of polls.
  public var polls: MastodonPollLimits
  /// Whether statuses can be translated.
  public var translationEnabled: Bool
  /// Who can read which timelines.
  public var timelinesAccess: MastodonTimelinesAccess

  /// With the usual limits by default.
  public init(
    urls: MastodonInstanceURLs, vapidPublicKey: String = "", accounts: MastodonAccountLimits = .init(),
    statuses: MastodonStatusLimits = .init(), mediaAttachments: MastodonMediaLimits = .init(),
    polls: MastodonPollLimits = .init(), translationEnabled: Bool = false,
    timelinesAccess: MastodonTimelinesAccess = .init()
  ) {
    self.urls = urls
    self.vapidPublicKey = vapidPublicKey
    self.accounts = accounts
    self.statuses = statuses
    self.mediaAttachments = mediaAttachments
    self.polls = polls
    self.translationEnabled = translationEnabled
    self.timelinesAccess = timelinesAccess
  }

  enum CodingKeys: String, CodingKey {
    case urls, vapid, accounts, statuses
    case mediaAttachments = "media_attachments"
    case polls, translation
    case timelinesAccess = "timelines_access"
  }

  private enum VAPIDKeys: String, CodingKey {
    case publicKey = "public_key"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // Missing with servers that can't push.
    let vapid = try? values.nestedContainer(keyedBy: VAPIDKeys.self, forKey: .vapid)
    let translation: MastodonTranslation? = values.part(.translation)
    self.init(
      urls: values.part(.urls) ?? .init(streaming: ""), vapidPublicKey: vapid?.text(.publicKey) ?? "",
      accounts: values.part(.accounts) ?? .init(), statuses: values.part(.statuses) ?? .init(),
      mediaAttachments: values.part(.mediaAttachments) ?? .init(), polls: values.part(.polls) ?? .init(),
      translationEnabled: translation?.enabled ?? false,
      timelinesAccess: values.part(.timelinesAccess) ?? .init())
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.urls, urls)
      members.object(.vapid, VAPIDKeys.self) { $0.write(.publicKey, vapidPublicKey) }
      members.write(.accounts, accounts)
      members.write(.statuses, statuses)
      members.write(.mediaAttachments, mediaAttachments)
      members.write(.polls, polls)
      members.write(.translation, MastodonTranslation(enabled: translationEnabled))
      members.write(.timelinesAccess, timelinesAccess)
    }
  }
}

/// Whether statuses can be translated.
struct MastodonTranslation: WireValue {
  let enabled: Bool

  private enum CodingKeys: String, CodingKey {
    case enabled
  }

  func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.enabled, enabled) }
  }
}

/// Addresses that apps need.
public struct MastodonInstanceURLs: WireValue, Hashable {
  /// The address for live events: scheme, host and port, without a path.
  public var streaming: String
  /// The status page of the server.
  public var status: String?
  /// The page about the server.
  public var about: String
  /// The privacy policy and the terms of service.
  public var privacyPolicy, termsOfService: String?

  /// The address for live events, and the pages that exist.
  public init(
    streaming: String, status: String? = nil, about: String = "", privacyPolicy: String? = nil,
    termsOfService: String? = nil
  ) {
    self.streaming = streaming
    self.status = status
    self.about = about
    self.privacyPolicy = privacyPolicy
    self.termsOfService = termsOfService
  }

  enum CodingKeys: String, CodingKey {
    case streaming, status, about
    case privacyPolicy = "privacy_policy"
    case termsOfService = "terms_of_service"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      streaming: values.text(.streaming), status: values.optionalText(.status), about: values.text(.about),
      privacyPolicy: values.optionalText(.privacyPolicy),
      termsOfService: values.optionalText(.termsOfService))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.streaming, streaming)
      members.write(.status, status)
      members.write(.about, about)
      members.write(.privacyPolicy, privacyPolicy)
      members.write(.termsOfService, termsOfService)
    }
  }
}

/// Who can read which timelines: `public`, `authenticated` or `disabled`.
public struct MastodonTimelinesAccess: WireValue, Hashable {
  /// The public timelines, those of hashtags, and those of links.
  public var liveFeeds, hashtagFeeds, trendingLinkFeeds: MastodonFeedAccess

  /// Everyone by default.
  public init(
    liveFeeds: MastodonFeedAccess = .init(), hashtagFeeds: MastodonFeedAccess = .init(),
    trendingLinkFeeds: MastodonFeedAccess = .init()
  ) {
    self.liveFeeds = liveFeeds
    self.hashtagFeeds = hashtagFeeds
    self.trendingLinkFeeds = trendingLinkFeeds
  }

  enum CodingKeys: String, CodingKey {
    case liveFeeds = "live_feeds"
    case hashtagFeeds = "hashtag_feeds"
    case trendingLinkFeeds = "trending_link_feeds"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      liveFeeds: values.part(.liveFeeds) ?? .init(), hashtagFeeds: values.part(.hashtagFeeds) ?? .init(),
      trendingLinkFeeds: values.part(.trendingLinkFeeds) ?? .init())
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.liveFeeds, liveFeeds)
      members.write(.hashtagFeeds, hashtagFeeds)
      members.write(.trendingLinkFeeds, trendingLinkFeeds)
    }
  }
}

/// Who can read a timeline's posts from this server, and from others.
public struct MastodonFeedAccess: WireValue, Hashable {
  /// `public`, `authenticated` or `disabled`.
  public var local, remote: String

  /// Everyone by default.
  public init(local: String = "public", remote: String = "public") {
    self.local = local
    self.remote = remote
  }

  enum CodingKeys: String, CodingKey {
    case local, remote
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(local: values.text(.local, or: "public"), remote: values.text(.remote, or: "public"))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.local, local)
      members.write(.remote, remote)
    }
  }
}
