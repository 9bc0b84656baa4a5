import Entities

extension Endpoints {
  /// Statuses that are published later.
  public enum Scheduled {
    /// The user's scheduled statuses.
    public static let list = Endpoint(
      .get, "/api/v1/scheduled_statuses", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonScheduledStatus].self)

    /// A scheduled status.
    public static let show = Endpoint(
      .get, "/api/v1/scheduled_statuses/:id", .user(.one(.readStatuses)),
      answers: MastodonScheduledStatus.self)

    /// Changes the time of a scheduled status.
    public static let change = Endpoint(
      .put, "/api/v1/scheduled_statuses/:id", .user(.one(.writeStatuses)),
      takes: MastodonSchedule.self, answers: MastodonScheduledStatus.self)

    /// Deletes a scheduled status.
    public static let delete = Endpoint(
      .delete, "/api/v1/scheduled_statuses/:id", .user(.one(.writeStatuses)), answers: MastodonNothing.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(list, show, change, delete)
  }
}
