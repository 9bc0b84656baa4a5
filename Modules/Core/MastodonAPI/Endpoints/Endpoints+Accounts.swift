import Entities

extension Endpoints {
  /// People, and the user's own account.
  public enum Accounts {
    /// Creates an account and signs in.
    public static let create = Endpoint(
      .post, "/api/v1/accounts", .app(.one(.writeAccounts)),
      takes: MastodonRegistration.self, answers: MastodonToken.self)

    /// Sends the email that confirms a new account again, optionally to another address.
    public static let resendConfirmation = Endpoint(
      .post, "/api/v1/emails/confirmations", .user(.one(.writeAccounts)),
      takes: MastodonEmailForm.self, answers: MastodonNothing.self)

    /// Whether the address of the user's account is confirmed.
    public static let checkConfirmation = Endpoint(
      .get, "/api/v1/emails/check_confirmation", .user(.one(.readAccounts)), answers: Bool.self)

    /// The user's own account.
    public static let verifyCredentials = Endpoint(
      .get, "/api/v1/accounts/verify_credentials", .user(.either([.profile, .readAccounts])),
      answers: MastodonCredentialAccount.self)

    /// Changes the user's own account.
    public static let update = Endpoint(
      .patch, "/api/v1/accounts/update_credentials", .user(.one(.writeAccounts)),
      takes: MastodonProfileChange.self, answers: MastodonCredentialAccount.self, files: ["avatar", "header"])

    /// Removes the user's avatar.
    public static let deleteAvatar = Endpoint(
      .delete, "/api/v1/profile/avatar", .user(.one(.writeAccounts)),
      answers: MastodonCredentialAccount.self)

    /// Removes the user's header.
    public static let deleteHeader = Endpoint(
      .delete, "/api/v1/profile/header", .user(.one(.writeAccounts)),
      answers: MastodonCredentialAccount.self)

    /// The user's preferences for writing and reading.
    public static let preferences = Endpoint(
      .get, "/api/v1/preferences", .user(.one(.readAccounts)), answers: MastodonPreferences.self)

    /// A person.
    public static let show = Endpoint(
      .get, "/api/v1/accounts/:id", .userOptional(.one(.readAccounts)), answers: MastodonAccount.self)

    /// Several people; those that don't exist are left out.
    public static let list = Endpoint(
      .get, "/api/v1/accounts", .userOptional(.one(.readAccounts)),
      takes: MastodonIDs.self, answers: [MastodonAccount].self)

    /// A person's posts and shares.
    public static let statuses = Endpoint(
      .get, "/api/v1/accounts/:id/statuses", .userOptional(.one(.readStatuses)),
      takes: PagedParameters<MastodonAccountStatusFilters>.self, answers: [MastodonStatus].self)

    /// A person's followers.
    public static let followers = Endpoint(
      .get, "/api/v1/accounts/:id/followers", .userOptional(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The people a person follows.
    public static let following = Endpoint(
      .get, "/api/v1/accounts/:id/following", .userOptional(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The hashtags on a person's profile.
    public static let featuredTags = Endpoint(
      .get, "/api/v1/accounts/:id/featured_tags", .userOptional(.one(.readAccounts)),
      answers: [MastodonFeaturedTag].self)

    /// The people featured on a person's profile.
    public static let endorsements = Endpoint(
      .get, "/api/v1/accounts/:id/endorsements", .userOptional(.one(.readAccounts)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// The user's lists that contain a person.
    public static let lists = Endpoint(
      .get, "/api/v1/accounts/:id/lists", .user(.one(.readLists)), answers: [MastodonUserList].self)

    /// A person by name.
    public static let lookup = Endpoint(
      .get, "/api/v1/accounts/lookup", .userOptional(.one(.readAccounts)),
      takes: MastodonLookup.self, answers: MastodonAccount.self)

    /// Searches for people.
    public static let search = Endpoint(
      .get, "/api/v1/accounts/search", .user(.one(.readAccounts)),
      takes: MastodonAccountSearch.self, answers: [MastodonAccount].self)

    /// The people who are discoverable.
    public static let directory = Endpoint(
      .get, "/api/v1/directory", .anyone,
      takes: MastodonDirectoryQuery.self, answers: [MastodonAccount].self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      create, resendConfirmation, checkConfirmation, verifyCredentials, update, deleteAvatar, deleteHeader,
      preferences,
      show, list, statuses, followers, following, featuredTags, endorsements, lists, lookup, search,
      directory)
  }
}
