/// What becomes of the notifications of an origin.
public struct MastodonNotificationTreatment: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// They come to the list.
  public static let accept = MastodonNotificationTreatment(rawValue: "accept")
  /// They wait in a request.
  public static let filter = MastodonNotificationTreatment(rawValue: "filter")
  /// There are none.
  public static let drop = MastodonNotificationTreatment(rawValue: "drop")
}

/// What becomes of notifications of people whom the user may not know.
public struct MastodonNotificationPolicy: WireValue, Hashable {
  /// How much waits in requests.
  public struct Summary: WireValue, Hashable {
    /// The numbers of requests, and of the notifications in them.
    public var pendingRequestsCount, pendingNotificationsCount: Int

    /// These numbers.
    public init(pendingRequestsCount: Int = 0, pendingNotificationsCount: Int = 0) {
      self.pendingRequestsCount = pendingRequestsCount
      self.pendingNotificationsCount = pendingNotificationsCount
    }

    enum CodingKeys: String, CodingKey {
      case pendingRequestsCount = "pending_requests_count"
      case pendingNotificationsCount = "pending_notifications_count"
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        pendingRequestsCount: values.count(.pendingRequestsCount),
        pendingNotificationsCount: values.count(.pendingNotificationsCount))
    }

    public func write(to json: inout JSONWriter) {
      json.object(CodingKeys.self) { members in
        members.write(.pendingRequestsCount, pendingRequestsCount)
        members.write(.pendingNotificationsCount, pendingNotificationsCount)
      }
    }
  }

  /// The treatment of people whom the user doesn't follow, and who don't follow the user.
  public var forNotFollowing, forNotFollowers: MastodonNotificationTreatment
  /// The treatment of new accounts, of private mentions, and of limited accounts.
  public var forNewAccounts, forPrivateMentions, forLimitedAccounts: MastodonNotificationTreatment
  /// How much waits.
  public var summary: Summary

  /// A policy that accepts everything by default.
  public init(
    forNotFollowing: MastodonNotificationTreatment = .accept,
    forNotFollowers: MastodonNotificationTreatment = .accept,
    forNewAccounts: MastodonNotificationTreatment = .accept,
    forPrivateMentions: MastodonNotificationTreatment = .accept,
    forLimitedAccounts: MastodonNotificationTreatment = .accept, summary: Summary = Summary()
  ) {
    self.forNotFollowing = forNotFollowing
    self.forNotFollowers = forNotFollowers
    self.forNewAccounts = forNewAccounts
    self.forPrivateMentions = forPrivateMentions
    self.forLimitedAccounts = forLimitedAccounts
    self.summary = summary
  }

  enum CodingKeys: String, CodingKey {
    case forNotFollowing = "for_not_following"
    case forNotFollowers = "for_not_followers"
    case forNewAccounts = "for_new_accounts"
    case forPrivateMentions = "for_private_mentions"
    case forLimitedAccounts = "for_limited_accounts"
    case summary
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      forNotFollowing: values.word(.forNotFollowing, or: .accept),
      forNotFollowers: values.word(.forNotFollowers, or: .accept),
      forNewAccounts: values.word(.forNewAccounts, or: .accept),
      forPrivateMentions: values.word(.forPrivateMentions, or: .accept),
      forLimitedAccounts: values.word(.forLimitedAccounts, or: .accept),
      summary: values.part(.summary) ?? Summary())
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.forNotFollowing, forNotFollowing)
      members.write(.forNotFollowers, forNotFollowers)
      members.write(.forNewAccounts, forNewAccounts)
      members.write(.forPrivateMentions, forPrivateMentions)
      members.write(.forLimitedAccounts, forLimitedAccounts)
      members.write(.summary, summary)
    }
  }
}
