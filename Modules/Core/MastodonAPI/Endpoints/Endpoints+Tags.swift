import Entities

extension Endpoints {
  /// Hashtags.
  public enum Tags {
    /// A hashtag.
    public static let show = Endpoint(
      .get, "/api/v1/tags/:name", .userOptional(.free), answers: MastodonTag.self)

    /// Follows a hashtag.
    public static let follow = Endpoint(
      .post, "/api/v1/tags/:name/follow", .user(.one(.writeFollows)), answers: MastodonTag.self)

    /// Unfollows a hashtag.
    public static let unfollow = Endpoint(
      .post, "/api/v1/tags/:name/unfollow", .user(.one(.writeFollows)), answers: MastodonTag.self)

    /// Features a hashtag on the user's profile.
    public static let feature = Endpoint(
      .post, "/api/v1/tags/:name/feature", .user(.one(.writeAccounts)), answers: MastodonTag.self)

    /// Stops featuring a hashtag.
    public static let unfeature = Endpoint(
      .post, "/api/v1/tags/:name/unfeature", .user(.one(.writeAccounts)), answers: MastodonTag.self)

    /// The hashtags the user follows.
    public static let followed = Endpoint(
      .get, "/api/v1/followed_tags", .user(.one(.readFollows)),
      takes: PageParameters.self, answers: [MastodonTag].self)

    /// The hashtags on the user's profile.
    public static let featured = Endpoint(
      .get, "/api/v1/featured_tags", .user(.one(.readAccounts)), answers: [MastodonFeaturedTag].self)

    /// Features a hashtag on the user's profile.
    public static let addFeatured = Endpoint(
      .post, "/api/v1/featured_tags", .user(.one(.writeAccounts)),
      takes: MastodonTagName.self, answers: MastodonFeaturedTag.self)

    /// Stops featuring a hashtag.
    public static let removeFeatured = Endpoint(
      .delete, "/api/v1/featured_tags/:id", .user(.one(.writeAccounts)), answers: MastodonNothing.self)

    /// The hashtags the user uses most.
    public static let featuredSuggestions = Endpoint(
      .get, "/api/v1/featured_tags/suggestions", .user(.one(.readAccounts)), answers: [MastodonTag].self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      show, follow, unfollow, feature, unfeature, followed, featured, addFeatured, removeFeatured,
      featuredSuggestions)
  }
}
