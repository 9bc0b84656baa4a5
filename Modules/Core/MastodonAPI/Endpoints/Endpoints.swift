/// All calls between clients and servers, in groups.
public enum Endpoints {
  /// Every endpoint once, without its types.
  public static let all: [EndpointDescription] = [
    OAuth.all, Server.all, Accounts.all, Relations.all, Statuses.all, Media.all, Timelines.all,
    Conversations.all, Polls.all, Scheduled.all, Lists.all, Filters.all,
    Tags.all, Notifications.all, Announcements.all, Streaming.all, Trends.all, Unimplemented.all,
    SocialConnect.all,
    TwoFactor.all,
  ].flatMap { $0 }

  /// Describes endpoints of any types.
  static func describe<each Parameters, each Answer>(
    _ endpoint: repeat Endpoint<each Parameters, each Answer>
  ) -> [EndpointDescription] {
    var descriptions: [EndpointDescription] = []
    repeat descriptions.append(EndpointDescription(each endpoint))
    return descriptions
  }
}
