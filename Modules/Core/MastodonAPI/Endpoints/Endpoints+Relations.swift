import Entities

extension Endpoints {
  /// What is between people.
  public enum Relations {
    /// What is between oneself and some people, in their order.
    public static let list = Endpoint(
      .get, "/api/v1/accounts/relationships", .user(.one(.readFollows)),
      takes: MastodonRelationshipQuery.self, answers: [MastodonRelationship].self)

    /// Which of one's own people follow some people, in their order.
    public static let familiarFollowers = Endpoint(
      .get, "/api/v1/accounts/familiar_followers", .user(.one(.readFollows)),
      takes: MastodonIDs.self, answers: [MastodonFamiliarFollowers].self)

    /// Follows someone, or asks to; or changes how.
    public static let follow = Endpoint(
      .post, "/api/v1/accounts/:id/follow", .user(.one(.writeFollows)),
      takes: MastodonFollowTerms.self, answers: MastodonRelationship.self)

    /// Follows someone no more.
    public static let unfollow = Endpoint(
      .post, "/api/v1/accounts/:id/unfollow", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// Lets someone follow no more.
    public static let removeFollower = Endpoint(
      .post, "/api/v1/accounts/:id/remove_from_followers", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// Blocks someone.
    public static let block = Endpoint(
      .post, "/api/v1/accounts/:id/block", .user(.one(.writeBlocks)), answers: MastodonRelationship.self)

    /// Blocks someone no more.
    public static let unblock = Endpoint(
      .post, "/api/v1/accounts/:id/unblock", .user(.one(.writeBlocks)), answers: MastodonRelationship.self)

    /// Mutes someone.
    public static let mute = Endpoint(
      .post, "/api/v1/accounts/:id/mute", .user(.one(.writeMutes)),
      takes: MastodonMuteTerms.self, answers: MastodonRelationship.self)

    /// Mutes someone no more.
    public static let unmute = Endpoint(
      .post, "/api/v1/accounts/:id/unmute", .user(.one(.writeMutes)), answers: MastodonRelationship.self)

    /// Recommends someone, whom one has to follow.
    public static let endorse = Endpoint(
      .post, "/api/v1/accounts/:id/endorse", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self)

    /// Recommends someone no more.
    public static let unendorse = Endpoint(
      .post, "/api/v1/accounts/:id/unendorse", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self)

    /// Recommends someone, in the words of older clients.
    public static let pin = Endpoint(
      .post, "/api/v1/accounts/:id/pin", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self, notes: [.deprecated])

    /// Recommends someone no more, in the words of older clients.
    public static let unpin = Endpoint(
      .post, "/api/v1/accounts/:id/unpin", .user(.one(.writeAccounts)),
      answers: MastodonRelationship.self, notes: [.deprecated])

    /// Notes something about someone that only oneself sees.
    public static let note = Endpoint(
      .post, "/api/v1/accounts/:id/note", .user(.one(.writeAccounts)),
      takes: MastodonNote.self, answers: MastodonRelationship.self)

    /// Whom one blocks.
    public static let blocks = Endpoint(
      .get, "/api/v1/blocks", .user(.one(.readBlocks)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Whom one mutes.
    public static let mutes = Endpoint(
      .get, "/api/v1/mutes", .user(.one(.readMutes)),
      takes: PageParameters.self, answers: [MastodonMutedAccount].self)

    /// Whom one recommends.
    public static let endorsements = Endpoint(
      .get, "/api/v1/endorsements", .user(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Who asks to follow.
    public static let followRequests = Endpoint(
      .get, "/api/v1/follow_requests", .user(.one(.readFollows)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Lets someone follow who asks to.
    public static let authorize = Endpoint(
      .post, "/api/v1/follow_requests/:account_id/authorize", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// Doesn't let someone follow who asks to.
    public static let reject = Endpoint(
      .post, "/api/v1/follow_requests/:account_id/reject", .user(.one(.writeFollows)),
      answers: MastodonRelationship.self)

    /// People the viewer may want to follow.
    public static let suggestions = Endpoint(
      .get, "/api/v2/suggestions", .user(.one(.read)),
      takes: MastodonCount.self, answers: [MastodonSuggestion].self)

    /// People the viewer may want to follow, without the reason.
    public static let suggestionsV1 = Endpoint(
      .get, "/api/v1/suggestions", .user(.one(.read)),
      takes: MastodonCount.self, answers: [MastodonAccount].self, notes: [.deprecated])

    /// Suggests someone no more.
    public static let dismissSuggestion = Endpoint(
      .delete, "/api/v1/suggestions/:account_id", .user(.one(.read)), answers: MastodonNothing.self)

    /// Blocks a server: taken, and without effect as long as there are no others.
    public static let blockDomain = Endpoint(
      .post, "/api/v1/domain_blocks", .user(.one(.writeBlocks)),
      takes: MastodonDomain.self, answers: MastodonNothing.self)

    /// Blocks a server no more.
    public static let unblockDomain = Endpoint(
      .delete, "/api/v1/domain_blocks", .user(.one(.writeBlocks)),
      takes: MastodonDomain.self, answers: MastodonNothing.self)

    /// Tells the moderators something about someone.
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
