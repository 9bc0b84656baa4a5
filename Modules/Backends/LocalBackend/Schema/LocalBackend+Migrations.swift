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
  ]
}
