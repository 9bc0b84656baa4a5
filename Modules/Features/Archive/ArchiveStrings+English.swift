import AppScreens

extension ArchiveStrings {
  public static let english = ArchiveStrings(
    title: "Export and import",
    explanation:
      "Take your data with you: posts, photos, likes, bookmarks, follows, lists and private notes. You can also import an archive, including one from Mastodon.",
    export: "Export your data",
    import: "Import an archive",
    target: "Save to",
    targetHint: "A file like ~/archive.zip, or a new folder.",
    source: "File to import",
    sourceHint:
      "A SocialConnect or Mastodon archive (.zip, .tar.gz or a folder), or a CSV file from Mastodon.",
    taken: { "\($0) already exists." },
    replace: "Replace it if it's an archive",
    otherName: "Choose another name",
    otherFile: "Choose another file",
    exported: { "Your data is in \($0)." },
    keepSafe: "It contains private posts and your email address: keep it where only you can read it.",
    found: { handle in handle.map { "An archive of @\($0). It contains:" } ?? "The archive contains:" },
    into: {
      "It will be imported into @\($0) with its original dates. Existing items stay as they are, and no one is notified."
    },
    switchesOn: { "These settings will be turned on, as in the archive: \($0.joined(separator: ", "))." },
    switchName: {
      switch $0 {
      case .bio, .fields, .avatar, .header: nil
      case .locked: "approve followers"
      case .bot: "bot account"
      case .hidesFollowers: "hide followers and following"
      }
    },
    start: "Import",
    resume: "Continue",
    stopped: {
      "Stopped after \(fraction($0)). What was imported stays; continuing skips it."
    },
    imported: "Import finished.",
    nothingToImport: "Nothing to import.",
    profileImported: { "Profile: \($0.joined(separator: ", "))" },
    part: {
      switch $0 {
      case .bio: "bio"
      case .fields: "custom fields"
      case .avatar: "profile photo"
      case .header: "header image"
      case .locked: "You now approve your followers."
      case .bot: "Your account is now marked as a bot."
      case .hidesFollowers: "Your followers and following are now hidden."
      }
    },
    alreadyPresent: { $0 == 1 ? "1 was already here." : "\($0, in: .english) were already here." },
    skipped: "Not imported",
    partial: "Partly imported",
    moreAbsent: { "…and \($0, in: .english) more." },
    goOn: "Done",
    progress: { "\(fraction($0)) done" },
    many: {
      switch $0 {
      case .profile: "Account"
      case .posts: "Posts"
      case .shares: "Shares"
      case .likes: "Likes"
      case .bookmarks: "Bookmarks"
      case .follows: "Follows"
      case .lists: "Lists"
      case .tags: "Followed hashtags"
      case .blocks: "Blocks"
      case .mutes: "Mutes"
      case .notes: "Private notes"
      case .filters: "Filters"
      }
    },
    one: {
      switch $0 {
      case .profile: "Account"
      case .posts: "Post"
      case .shares: "Share"
      case .likes: "Like"
      case .bookmarks: "Bookmark"
      case .follows: "Follow"
      case .lists: "List"
      case .tags: "Hashtag"
      case .blocks: "Block"
      case .mutes: "Mute"
      case .notes: "Private note"
      case .filters: "Filter"
      }
    },
    why: {
      switch $0 {
      case .personNotHere: "no one here has that handle"
      case .notFollowed: "you don't follow them, and a list can have only people you follow"
      case .postNotHere: "that post isn't here"
      case .photo: "the photo is missing from the archive, or its type isn't supported"
      case .tooManyPhotos: "a post can have up to four photos"
      case .unreadable: "its format isn't valid"
      case .date: "its date is missing or isn't valid"
      case .history:
        "its earlier versions weren't imported: their dates aren't valid, or they're too large"
      case .tooLarge: "its text is too large"
      case .empty: "it has no content that can be imported"
      case .requiresApproval: "they approve followers; send a follow request"
      case .expired: "it has expired"
      case .notAllowed: "not allowed here"
      case .unsupported: "not supported here"
      }
    },
    counted: { "\($0): \($1, in: .english)" },
    withPhotos: { $0 == 1 ? ", with 1 photo" : ", with \($0, in: .english) photos" },
    absentPhotos: {
      $0 == 1
        ? "1 photo isn't included: it's kept on another device, or lost."
        : "\($0, in: .english) photos aren't included: they're kept on another device, or lost."
    })

  private static func fraction(_ progress: ArchiveProgress) -> String {
    let done = "\(progress.done, in: .english)"
    return progress.total.map { "\(done) of \($0, in: .english)" } ?? done
  }
}
