import Entities

extension Endpoints {
  /// People, and one's own account.
  public enum Accounts {
    /// Signs someone up, and in at once.
    public static let create = Endpoint(
      .post, "/api/v1/accounts", .app(.one(.writeAccounts)),
      takes: MastodonRegistration.self, answers: MastodonToken.self)

    /// Sends the mail that confirms a new account again, perhaps to another address.
    public static let resendConfirmation = Endpoint(
      .post, "/api/v1/emails/confirmations", .user(.one(.writeAccounts)),
      takes: MastodonEmailForm.self, answers: MastodonNothing.self)

    /// One's own account.
    public static let verifyCredentials = Endpoint(
      .get, "/api/v1/accounts/verify_credentials", .user(.either([.profile, .readAccounts])),
      answers: MastodonCredentialAccount.self)

    /// Changes one's own account.
    public static let update = Endpoint(
      .patch, "/api/v1/accounts/update_credentials", .user(.one(.writeAccounts)),
      takes: MastodonProfileChange.self, answers: MastodonCredentialAccount.self, files: ["avatar", "header"])

    /// Takes one's picture away.
    public static let deleteAvatar = Endpoint(
      .delete, "/api/v1/profile/avatar", .user(.one(.writeAccounts)),
      answers: MastodonCredentialAccount.self)

    /// Takes one's banner away.
    public static let deleteHeader = Endpoint(
      .delete, "/api/v1/profile/header", .user(.one(.writeAccounts)),
      answers: MastodonCredentialAccount.self)

    /// What one has set for writing and reading.
    public static let preferences = Endpoint(
      .get, "/api/v1/preferences", .user(.one(.readAccounts)), answers: MastodonPreferences.self)

    /// Someone.
    public static let show = Endpoint(
      .get, "/api/v1/accounts/:id", .userOptional(.one(.readAccounts)), answers: MastodonAccount.self)

    /// Several people; those that aren't there are left out.
    public static let list = Endpoint(
      .get, "/api/v1/accounts", .userOptional(.one(.readAccounts)),
      takes: MastodonIDs.self, answers: [MastodonAccount].self)

    /// What someone wrote and shared.
    public static let statuses = Endpoint(
      .get, "/api/v1/accounts/:id/statuses", .userOptional(.one(.readStatuses)),
      takes: PagedParameters<MastodonAccountStatusFilters>.self, answers: [MastodonStatus].self)

    /// Who follows someone.
    public static let followers = Endpoint(
      .get, "/api/v1/accounts/:id/followers", .userOptional(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Whom someone follows.
    public static let following = Endpoint(
      .get, "/api/v1/accounts/:id/following", .userOptional(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The hashtags that someone shows on their profile.
    public static let featuredTags = Endpoint(
      .get, "/api/v1/accounts/:id/featured_tags", .userOptional(.one(.readAccounts)),
      answers: [MastodonFeaturedTag].self)

    /// Whom someone recommends on their profile.
    public static let endorsements = Endpoint(
      .get, "/api/v1/accounts/:id/endorsements", .userOptional(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// In which of one's lists someone is.
    public static let lists = Endpoint(
      .get, "/api/v1/accounts/:id/lists", .user(.one(.readLists)), answers: [MastodonUserList].self)

    /// Someone by name.
    public static let lookup = Endpoint(
      .get, "/api/v1/accounts/lookup", .userOptional(.one(.readAccounts)),
      takes: MastodonLookup.self, answers: MastodonAccount.self)

    /// People by what was typed.
    public static let search = Endpoint(
      .get, "/api/v1/accounts/search", .user(.one(.readAccounts)),
      takes: MastodonAccountSearch.self, answers: [MastodonAccount].self)

    /// People who want to be found.
    public static let directory = Endpoint(
      .get, "/api/v1/directory", .anyone,
      takes: MastodonDirectoryQuery.self, answers: [MastodonAccount].self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      create, resendConfirmation, verifyCredentials, update, deleteAvatar, deleteHeader, preferences,
      show, list, statuses, followers, following, featuredTags, endorsements, lists, lookup, search,
      directory)
  }
}
