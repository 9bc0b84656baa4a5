import Entities

extension Endpoints {
  /// The polls of statuses. On a SocialConnect server, the id of a poll is that of its status.
  public enum Polls {
    /// A poll.
    public static let show = Endpoint(
      .get, "/api/v1/polls/:id", .userOptional(.one(.readStatuses)), answers: MastodonPoll.self)

    /// Votes in a poll, once and for all.
    public static let vote = Endpoint(
      .post, "/api/v1/polls/:id/votes", .user(.one(.writeStatuses)),
      takes: MastodonVoteForm.self, answers: MastodonPoll.self)

    /// Each of them, without its types.
    public static let all = Endpoints.describe(show, vote)
  }
}
