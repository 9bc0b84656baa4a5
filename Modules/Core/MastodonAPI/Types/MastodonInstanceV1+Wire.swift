extension MastodonInstanceV1 {
  enum CodingKeys: String, CodingKey {
    case uri, title
    case shortDescription = "short_description"
    case description, email, version, urls, stats, thumbnail, languages, registrations
    case approvalRequired = "approval_required"
    case invitesEnabled = "invites_enabled"
    case configuration
    case contactAccount = "contact_account"
    case rules, translation
  }

  private enum URLKeys: String, CodingKey {
    case streamingAPI = "streaming_api"
  }

  private enum StatisticKeys: String, CodingKey {
    case userCount = "user_count"
    case statusCount = "status_count"
    case domainCount = "domain_count"
  }

  private enum ConfigurationKeys: String, CodingKey {
    case accounts, statuses
    case mediaAttachments = "media_attachments"
    case polls
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // Each of these is missing with some servers.
    let urls = try? values.nestedContainer(keyedBy: URLKeys.self, forKey: .urls)
    let statistics = try? values.nestedContainer(keyedBy: StatisticKeys.self, forKey: .stats)  // As above.
    let limits = try? values.nestedContainer(  // As above.
      keyedBy: ConfigurationKeys.self, forKey: .configuration)
    let translation: MastodonTranslation? = values.part(.translation)
    self.init(
      uri: values.text(.uri), title: values.text(.title),
      shortDescription: values.text(.shortDescription), description: values.text(.description),
      email: values.text(.email), version: values.text(.version),
      streamingAPI: urls?.text(.streamingAPI) ?? "", userCount: statistics?.count(.userCount) ?? 0,
      statusCount: statistics?.count(.statusCount) ?? 0, domainCount: statistics?.count(.domainCount) ?? 0,
      thumbnail: values.optionalText(.thumbnail), languages: values.list(.languages),
      registrations: values.flag(.registrations), approvalRequired: values.flag(.approvalRequired),
      invitesEnabled: values.flag(.invitesEnabled), accounts: limits?.part(.accounts) ?? .init(),
      statuses: limits?.part(.statuses) ?? .init(),
      mediaAttachments: limits?.part(.mediaAttachments) ?? .init(), polls: limits?.part(.polls) ?? .init(),
      contactAccount: values.part(.contactAccount), rules: values.list(.rules),
      translationEnabled: translation?.enabled ?? false)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.uri, uri)
      members.write(.title, title)
      members.write(.shortDescription, shortDescription)
      members.write(.description, description)
      members.write(.email, email)
      members.write(.version, version)
      members.object(.urls, URLKeys.self) { $0.write(.streamingAPI, streamingAPI) }
      members.object(.stats, StatisticKeys.self) { members in
        members.write(.userCount, userCount)
        members.write(.statusCount, statusCount)
        members.write(.domainCount, domainCount)
      }
      members.write(.thumbnail, thumbnail)
      members.write(.languages, languages)
      members.write(.registrations, registrations)
      members.write(.approvalRequired, approvalRequired)
      members.write(.invitesEnabled, invitesEnabled)
      members.object(.configuration, ConfigurationKeys.self) { members in
        members.write(.accounts, accounts)
        members.write(.statuses, statuses)
        members.write(.mediaAttachments, mediaAttachments)
        members.write(.polls, polls)
      }
      members.write(.contactAccount, contactAccount)
      members.write(.rules, rules)
      members.write(.translation, MastodonTranslation(enabled: translationEnabled))
    }
  }
}
