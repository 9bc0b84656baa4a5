public import AppValues

/// What an app is told while it's closed, once it has decrypted it.
public struct MastodonPushMessage: WireValue, Hashable {
  /// The token that the app subscribed with: it knows by it whom of several people it's for.
  public var accessToken: Secret
  /// The language that the rest is in, a BCP 47 code.
  public var preferredLocale: String
  /// The id of the notification. On the wire: a number.
  public var notificationID: Int
  /// What happened.
  public var notificationType: MastodonNotificationType
  /// The address of a picture of who did it.
  public var icon: String
  /// Who did what, and the beginning of what it's about, which can be empty.
  public var title, body: String

  /// A message with these values.
  public init(
    accessToken: Secret, preferredLocale: String, notificationID: Int,
    notificationType: MastodonNotificationType, icon: String, title: String, body: String
  ) {
    self.accessToken = accessToken
    self.preferredLocale = preferredLocale
    self.notificationID = notificationID
    self.notificationType = notificationType
    self.icon = icon
    self.title = title
    self.body = body
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case preferredLocale = "preferred_locale"
    case notificationID = "notification_id"
    case notificationType = "notification_type"
    case icon, title, body
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      accessToken: Secret(values.text(.accessToken)), preferredLocale: values.text(.preferredLocale),
      notificationID: values.count(.notificationID),
      notificationType: .init(rawValue: try values.required(.notificationType)), icon: values.text(.icon),
      title: values.text(.title), body: values.text(.body))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.accessToken, accessToken.value)
      members.write(.preferredLocale, preferredLocale)
      members.write(.notificationID, notificationID)
      members.write(.notificationType, notificationType)
      members.write(.icon, icon)
      members.write(.title, title)
      members.write(.body, body)
    }
  }
}
