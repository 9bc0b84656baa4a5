public import Database

extension LocalBackend {
  /// The tables, as they came to be: open the database with these.
  public static let migrations: [Migration] = [
    .people, .posts, .notices, .search, .bookmarks,
    .writing,
    .relations,
    .marks, .threads,
    .hashtags, .lists,
    .photos,
    .personPhotos, .searchAuthors, .searchThrees,
    .noticeGroups,
    .profiles, .profilePictures, .personNotes, .accountCare, .passwordResets,
    .noticeSettings,
    .emailChanges,
    .reports,
    .signInUses,
    .followTerms,
    .telling,
    .likes,
    .settings,
    .dueWork,
    .searchWords,
    .devices,
    .searchTerms,
  ]

  /// What they have added, each column declared beside the migration that adds it: the check knows of all there is.
  static let columns: [Columns] = [
    Columns.people,
    Columns.posts,
    Columns.notices,
    Columns.search,
    Columns.bookmarks,
    Columns.writing,
    Columns.relations,
    Columns.marks,
    Columns.threads,
    Columns.hashtags,
    Columns.lists,
    Columns.photos,
    Columns.noticeGroups,
    Columns.profiles,
    Columns.profilePictures,
    Columns.personNotes,
    Columns.accountCare,
    Columns.passwordResets,
    Columns.noticeSettings,
    Columns.reports,
    Columns.signInUses,
    Columns.followTerms,
    Columns.telling,
    Columns.settings,
    Columns.dueWork,
    Columns.devices,
  ].flatMap { $0 }
}
