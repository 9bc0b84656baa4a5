import Entities

extension Endpoints {
  /// Relationships between people.
  public enum Relations {
    /// The user's relationships to some people, in their order.
    public static let list = Endpoint(
      .get, "/api/v1/accounts/relationships", .user(.one(.readFollows)),
      takes: MastodonRelationshipQuery.self, answers: [MastodonRelationship].self)

    /// The followers of some people whom the user also follows, in their order.
    public static let familiarFollowers = Endpoint(
      .get, "/api/v1/accounts/familiar_followers", .user(.one(.readFollows)),
      takes: MastodonIDs.self, answers: [MastodonFamiliarFollowers].self)

    /// Follows a person, or asks to; or changes the settings of a follow.
    public static let follow = Endpoint(
      .post, "/api/v1/accounts/:id/follow", .user(.one(.writeFollows)),
      takes: MastodonFollowTerms.self, answers: MastodonRelationship.self)

    /// Unfollows a person.
    public static let unfollow = Endpoint(
      .post, "/api/v1/accounts/:id/unfollow", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// Removes a follower.
    public static let removeFollower = Endpoint(
      .post, "/api/v1/accounts/:id/remove_from_followers", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// Blocks a person.
    public static let block = Endpoint(
      .post, "/api/v1/accounts/:id/block", .user(.one(.writeBlocks)), answers: MastodonRelationship.self)

    /// Unblocks a person.
    public static let unblock = Endpoint(
      .post, "/api/v1/accounts/:id/unblock", .user(.one(.writeBlocks)), answers: MastodonRelationship.self)

    /// Mutes a person.
    public static let mute = Endpoint(
      .post, "/api/v1/accounts/:id/mute", .user(.one(.writeMutes)),
      takes: MastodonMuteTerms.self, answers: MastodonRelationship.self)

    /// Unmutes a person.
    public static let unmute = Endpoint(
      .post, "/api/v1/accounts/:id/unmute", .user(.one(.writeMutes)), answers: MastodonRelationship.self)

    /// Features a person, whom the user must follow, on the user's profile.
    public static let endorse = Endpoint(
      .post, "/api/v1/accounts/:id/endorse", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self)

    /// Stops featuring a person.
    public static let unendorse = Endpoint(
      .post, "/api/v1/accounts/:id/unendorse", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self)

    /// Features a person, for older clients.
    public static let pin = Endpoint(
      .post, "/api/v1/accounts/:id/pin", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self, notes: [.deprecated])

    /// Stops featuring a person, for older clients.
    public static let unpin = Endpoint(
      .post, "/api/v1/accounts/:id/unpin", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self, notes: [.deprecated])

    /// Sets the user's private note about a person.
    public static let note = Endpoint(
      .post, "/api/v1/accounts/:id/note", .user(.one(.writeAccounts)),
      takes: MastodonNote.self, answers: MastodonRelationship.self)

    /// The people the user blocks.
    public static let blocks = Endpoint(
      .get, "/api/v1/blocks", .user(.one(.readBlocks)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The people the user mutes.
    public static let mutes = Endpoint(
      .get, "/api/v1/mutes", .user(.one(.readMutes)),
      takes: PageParameters.self, answers: [MastodonMutedAccount].self)

    /// The people the user features.
    public static let endorsements = Endpoint(
      .get, "/api/v1/endorsements", .user(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The people who ask to follow the user.
    public static let followRequests = Endpoint(
      .get, "/api/v1/follow_requests", .user(.one(.readFollows)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Accepts a follow request.
    public static let authorize = Endpoint(
      .post, "/api/v1/follow_requests/:account_id/authorize", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// Rejects a follow request.
    public static let reject = Endpoint(
      .post, "/api/v1/follow_requests/:account_id/reject", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// People the user may want to follow.
    public static let suggestions = Endpoint(
      .get, "/api/v2/suggestions", .user(.one(.read)),
      takes: MastodonCount.self, answers: [MastodonSuggestion].self)

    /// People the user may want to follow, without the reason.
    public static let suggestionsV1 = Endpoint(
      .get, "/api/v1/suggestions", .user(.one(.read)),
      takes: MastodonCount.self, answers: [MastodonAccount].self, notes: [.deprecated])

    /// Dismisses a suggestion.
    public static let dismissSuggestion = Endpoint(
      .delete, "/api/v1/suggestions/:account_id", .user(.one(.read)), answers: MastodonNothing.self)

    /// Blocks a server. Accepted without effect, as long as there are no other servers.
    public static let blockDomain = Endpoint(
      .post, "/api/v1/domain_blocks", .user(.one(.writeBlocks)),
      takes: MastodonDomain.self, answers: MastodonNothing.self)

    /// Unblocks a server.
    public static let unblockDomain = Endpoint(
      .delete, "/api/v1/domain_blocks", .user(.one(.writeBlocks)),
      takes: MastodonDomain.self, answers: MastodonNothing.self)

    /// Reports a person to the moderators.
    public static let report = Endpoint(
      .post, "/api/v1/reports", .user(.one(.writeReports)),
      takes: MastodonReportForm.self, answers: MastodonReport.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      list, familiarFollowers, follow, unfollow, removeFollower, block, unblock, mute, unmute, endorse,
      unendorse, pin, unpin, note, blocks, mutes, endorsements, followRequests, authorize, reject,
      suggestions, suggestionsV1, dismissSuggestion, blockDomain, unblockDomain, report)
  }
}
