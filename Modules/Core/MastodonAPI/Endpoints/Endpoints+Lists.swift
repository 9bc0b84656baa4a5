import Entities

extension Endpoints {
  /// Private lists of people.
  public enum Lists {
    /// The user's lists.
    public static let list = Endpoint(
      .get, "/api/v1/lists", .user(.one(.readLists)), answers: [MastodonUserList].self)

    /// A list.
    public static let show = Endpoint(
      .get, "/api/v1/lists/:id", .user(.one(.readLists)), answers: MastodonUserList.self)

    /// Makes a list.
    public static let create = Endpoint(
      .post, "/api/v1/lists", .user(.one(.writeLists)),
      takes: MastodonListForm.self, answers: MastodonUserList.self)

    /// Changes a list.
    public static let update = Endpoint(
      .put, "/api/v1/lists/:id", .user(.one(.writeLists)),
      takes: MastodonListForm.self, answers: MastodonUserList.self)

    /// Deletes a list.
    public static let delete = Endpoint(
      .delete, "/api/v1/lists/:id", .user(.one(.writeLists)), answers: MastodonNothing.self)

    /// The people in a list; all of them if the limit is 0.
    public static let members = Endpoint(
      .get, "/api/v1/lists/:id/accounts", .user(.one(.readLists)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Adds people to a list, all of whom the user must follow.
    public static let add = Endpoint(
      .post, "/api/v1/lists/:id/accounts", .user(.one(.writeLists)),
      takes: MastodonListMembers.self, answers: MastodonNothing.self)

    /// Removes people from a list.
    public static let remove = Endpoint(
      .delete, "/api/v1/lists/:id/accounts", .user(.one(.writeLists)),
      takes: MastodonListMembers.self, answers: MastodonNothing.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      list, show, create, update, delete, members, add, remove)
  }
}
