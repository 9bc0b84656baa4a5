import Entities

extension Endpoints {
  /// Posts, and actions on them.
  public enum Statuses {
    /// Publishes a status, or schedules it. With the header `Idempotency-Key`, a repeated request returns the first status.
    public static let create = Endpoint(
      .post, "/api/v1/statuses", .user(.one(.writeStatuses)),
      takes: MastodonStatusForm.self, answers: MastodonCreatedStatus.self)

    /// Edits a status. With the header `If-Match`, a SocialConnect server refuses the edit of another version than this
    /// (412): see ``MastodonStatusVersion``.
    public static let edit = Endpoint(
      .put, "/api/v1/statuses/:id", .user(.one(.writeStatuses)),
      takes: MastodonStatusForm.self, answers: MastodonStatus.self)

    /// Deletes a status. Returns what was typed.
    public static let delete = Endpoint(
      .delete, "/api/v1/statuses/:id", .user(.one(.writeStatuses)),
      takes: MastodonDeletion.self, answers: MastodonStatus.self)

    /// A status.
    public static let show = Endpoint(
      .get, "/api/v1/statuses/:id", .userOptional(.one(.readStatuses)), answers: MastodonStatus.self)

    /// Several statuses; those that can't be seen are left out.
    public static let list = Endpoint(
      .get, "/api/v1/statuses", .userOptional(.one(.readStatuses)),
      takes: MastodonIDs.self, answers: [MastodonStatus].self)

    /// The conversation around a status.
    public static let context = Endpoint(
      .get, "/api/v1/statuses/:id/context", .userOptional(.one(.readStatuses)),
      answers: MastodonContext.self)

    /// All versions of a status, the oldest first.
    public static let history = Endpoint(
      .get, "/api/v1/statuses/:id/history", .userOptional(.one(.readStatuses)),
      answers: [MastodonStatusEdit].self)

    /// A status as its author typed it.
    public static let source = Endpoint(
      .get, "/api/v1/statuses/:id/source", .app(.one(.readStatuses)), answers: MastodonStatusSource.self)

    /// The people who shared a status.
    public static let rebloggedBy = Endpoint(
      .get, "/api/v1/statuses/:id/reblogged_by", .userOptional(.either([.readStatuses, .readAccounts])),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The people who liked a status.
    public static let favouritedBy = Endpoint(
      .get, "/api/v1/statuses/:id/favourited_by", .userOptional(.either([.readStatuses, .readAccounts])),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Likes a status.
    public static let favourite = Endpoint(
      .post, "/api/v1/statuses/:id/favourite", .user(.one(.writeFavourites)), answers: MastodonStatus.self)

    /// Unlikes a status.
    public static let unfavourite = Endpoint(
      .post, "/api/v1/statuses/:id/unfavourite", .user(.one(.writeFavourites)),
      answers: MastodonStatus.self)

    /// Shares a status. Returns the share.
    public static let reblog = Endpoint(
      .post, "/api/v1/statuses/:id/reblog", .user(.one(.writeStatuses)),
      takes: MastodonSharing.self, answers: MastodonStatus.self)

    /// Unshares a status. Returns the status.
    public static let unreblog = Endpoint(
      .post, "/api/v1/statuses/:id/unreblog", .user(.one(.writeStatuses)), answers: MastodonStatus.self)

    /// Bookmarks a status.
    public static let bookmark = Endpoint(
      .post, "/api/v1/statuses/:id/bookmark", .user(.one(.writeBookmarks)), answers: MastodonStatus.self)

    /// Removes a bookmark.
    public static let unbookmark = Endpoint(
      .post, "/api/v1/statuses/:id/unbookmark", .user(.one(.writeBookmarks)), answers: MastodonStatus.self)

    /// Mutes the conversation of a status.
    public static let mute = Endpoint(
      .post, "/api/v1/statuses/:id/mute", .user(.one(.writeMutes)), answers: MastodonStatus.self)

    /// Unmutes the conversation of a status.
    public static let unmute = Endpoint(
      .post, "/api/v1/statuses/:id/unmute", .user(.one(.writeMutes)), answers: MastodonStatus.self)

    /// Pins a status to the user's profile.
    public static let pin = Endpoint(
      .post, "/api/v1/statuses/:id/pin", .user(.one(.writeAccounts)), answers: MastodonStatus.self)

    /// Unpins a status.
    public static let unpin = Endpoint(
      .post, "/api/v1/statuses/:id/unpin", .user(.one(.writeAccounts)), answers: MastodonStatus.self)

    /// The statuses the user likes.
    public static let favourites = Endpoint(
      .get, "/api/v1/favourites", .user(.one(.readFavourites)),
      takes: PageParameters.self, answers: [MastodonStatus].self)

    /// The statuses the user has bookmarked.
    public static let bookmarks = Endpoint(
      .get, "/api/v1/bookmarks", .user(.one(.readBookmarks)),
      takes: PageParameters.self, answers: [MastodonStatus].self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      create, edit, delete, show, list, context, history, source, rebloggedBy, favouritedBy, favourite,
      unfavourite, reblog, unreblog, bookmark, unbookmark, mute, unmute, pin, unpin, favourites,
      bookmarks)
  }
}
