import Entities

extension Endpoints {
  /// What the user would rather not see.
  public enum Filters {
    /// The user's filters.
    public static let list = Endpoint(
      .get, "/api/v2/filters", .user(.one(.readFilters)), answers: [MastodonFilter].self)

    /// A filter.
    public static let show = Endpoint(
      .get, "/api/v2/filters/:id", .user(.one(.readFilters)), answers: MastodonFilter.self)

    /// Makes a filter.
    public static let create = Endpoint(
      .post, "/api/v2/filters", .user(.one(.writeFilters)),
      takes: MastodonFilterForm.self, answers: MastodonFilter.self)

    /// Changes a filter.
    public static let update = Endpoint(
      .put, "/api/v2/filters/:id", .user(.one(.writeFilters)),
      takes: MastodonFilterForm.self, answers: MastodonFilter.self)

    /// Deletes a filter.
    public static let delete = Endpoint(
      .delete, "/api/v2/filters/:id", .user(.one(.writeFilters)), answers: MastodonNothing.self)

    /// The phrases of a filter.
    public static let keywords = Endpoint(
      .get, "/api/v2/filters/:id/keywords", .user(.one(.readFilters)), answers: [MastodonFilterKeyword].self)

    /// Adds a phrase to a filter.
    public static let addKeyword = Endpoint(
      .post, "/api/v2/filters/:id/keywords", .user(.one(.writeFilters)),
      takes: MastodonKeywordForm.self, answers: MastodonFilterKeyword.self)

    /// A phrase.
    public static let keyword = Endpoint(
      .get, "/api/v2/filters/keywords/:id", .user(.one(.readFilters)), answers: MastodonFilterKeyword.self)

    /// Changes a phrase.
    public static let updateKeyword = Endpoint(
      .put, "/api/v2/filters/keywords/:id", .user(.one(.writeFilters)),
      takes: MastodonKeywordForm.self, answers: MastodonFilterKeyword.self)

    /// Removes a phrase from its filter.
    public static let deleteKeyword = Endpoint(
      .delete, "/api/v2/filters/keywords/:id", .user(.one(.writeFilters)), answers: MastodonNothing.self)

    /// The statuses that a filter is for.
    public static let statuses = Endpoint(
      .get, "/api/v2/filters/:id/statuses", .user(.one(.readFilters)), answers: [MastodonFilterStatus].self)

    /// Adds a status to a filter.
    public static let addStatus = Endpoint(
      .post, "/api/v2/filters/:id/statuses", .user(.one(.writeFilters)),
      takes: MastodonFilterStatusForm.self, answers: MastodonFilterStatus.self)

    /// An entry for a status.
    public static let status = Endpoint(
      .get, "/api/v2/filters/statuses/:id", .user(.one(.readFilters)), answers: MastodonFilterStatus.self)

    /// Removes a status from its filter.
    public static let deleteStatus = Endpoint(
      .delete, "/api/v2/filters/statuses/:id", .user(.one(.writeFilters)), answers: MastodonNothing.self)

    /// The phrases of the user's filters, each as a filter of its own, for older clients.
    public static let listV1 = Endpoint(
      .get, "/api/v1/filters", .user(.one(.readFilters)), answers: [MastodonFilterV1].self,
      notes: [.deprecated])

    /// A phrase as a filter.
    public static let showV1 = Endpoint(
      .get, "/api/v1/filters/:id", .user(.one(.readFilters)), answers: MastodonFilterV1.self,
      notes: [.deprecated])

    /// Makes a filter of one phrase.
    public static let createV1 = Endpoint(
      .post, "/api/v1/filters", .user(.one(.writeFilters)),
      takes: MastodonFilterFormV1.self, answers: MastodonFilterV1.self, notes: [.deprecated])

    /// Changes a phrase and, if that's its only one, its filter.
    public static let updateV1 = Endpoint(
      .put, "/api/v1/filters/:id", .user(.one(.writeFilters)),
      takes: MastodonFilterFormV1.self, answers: MastodonFilterV1.self, notes: [.deprecated])

    /// Removes a phrase, and its filter if that looks for nothing else.
    public static let deleteV1 = Endpoint(
      .delete, "/api/v1/filters/:id", .user(.one(.writeFilters)), answers: MastodonNothing.self,
      notes: [.deprecated])

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      list, show, create, update, delete, keywords, addKeyword, keyword, updateKeyword, deleteKeyword,
      statuses, addStatus, status, deleteStatus, listV1, showV1, createV1, updateV1, deleteV1)
  }
}
