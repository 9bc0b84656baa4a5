import Entities

extension Endpoints {
  /// What the people who run the server tell everyone.
  public enum Announcements {
    /// The announcements that haven't ended.
    public static let list = Endpoint(
      .get, "/api/v1/announcements", .user(.free),
      takes: MastodonAnnouncementQuery.self, answers: [MastodonAnnouncement].self)

    /// Dismisses an announcement.
    public static let dismiss = Endpoint(
      .post, "/api/v1/announcements/:id/dismiss", .user(.one(.writeAccounts)), answers: MastodonNothing.self)

    /// Gives an emoji to an announcement. Its name is the emoji itself.
    public static let react = Endpoint(
      .put, "/api/v1/announcements/:id/reactions/:name", .user(.one(.writeFavourites)),
      answers: MastodonNothing.self)

    /// Takes an emoji back.
    public static let unreact = Endpoint(
      .delete, "/api/v1/announcements/:id/reactions/:name", .user(.one(.writeFavourites)),
      answers: MastodonNothing.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(list, dismiss, react, unreact)
  }
}
