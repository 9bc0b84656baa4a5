public import AppValues

/// A push message, as an app decrypts it.
public struct MastodonPushMessage: WireValue, Hashable {
  /// The token of the subscription, by which the app knows whom of several people the message is for.
  public var accessToken: Secret
  /// The language of the message, a BCP 47 code.
  public var preferredLocale: String
  /// The id of the notification. On the wire, it's a number.
  public var notificationID: Int
  /// The type of the notification.
  public var notificationType: MastodonNotificationType
  /// The address of an image of the person who did it.
  public var icon: String
  /// A sentence about what happened, and the beginning of its text, which may be empty.
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
