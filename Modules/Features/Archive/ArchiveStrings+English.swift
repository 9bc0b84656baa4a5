import AppScreens
import Entities

extension ArchiveStrings {
  public static let english = ArchiveStrings(
    title: "Export and import",
    explanation:
      "Take everything of yours with you: posts, photos, likes, bookmarks, follows, lists and notes about people. Or bring in such an archive, or one from Mastodon.",
    export: "Export everything of mine",
    import: "Import an archive",
    target: "Where to",
    targetHint: "A file like ~/archive.zip, or a new folder.",
    source: "Which file",
    sourceHint:
      "An archive of SocialConnect or Mastodon (.zip, .tar.gz or a folder), or a table of Mastodon's (.csv).",
    taken: { "There is already something at \($0)." },
    replace: "Replace it, if it is an archive",
    otherName: "Choose another name",
    otherFile: "Choose another file",
    exported: { "Everything of yours is in \($0)." },
    keepSafe: "It holds private posts and your e-mail address: keep it where only you can read it.",
    found: { handle in handle.map { "An archive of @\($0). It holds:" } ?? "The archive holds:" },
    into: {
      "It comes into the account @\($0), with its old dates. What is there already stays as it is, and nobody is told."
    },
    switchesOn: { "These are on from then on, as in the archive: \($0.joined(separator: ", "))." },
    switchName: {
      switch $0 {
      case .bio, .fields, .avatar, .header: nil
      case .locked: "approving each follower"
      case .bot: "the mark of a bot"
      case .hidesFollowers: "hiding followers and follows"
      }
    },
    start: "Import it",
    resume: "Go on",
    stopped: {
      "Stopped after \(fraction($0)). What has come stays; going on later passes over it."
    },
    imported: "The import is finished.",
    nothingToImport: "Nothing was to come.",
    profileImported: { "Profile: \($0.joined(separator: ", "))" },
    part: {
      switch $0 {
      case .bio: "what you say about yourself"
      case .fields: "further lines"
      case .avatar: "the picture of you"
      case .header: "the wide picture on top"
      case .locked: "You approve each follower yourself now."
      case .bot: "Your profile says now that a program writes the posts (bot)."
      case .hidesFollowers: "Your followers, and whom you follow, are hidden from others now."
      }
    },
    alreadyPresent: { $0 == 1 ? "1 was here before." : "\($0) were here before." },
    skipped: "What could not come",
    partial: "What came without a part",
    moreAbsent: { "…and \($0) more." },
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
      case .notes: "Notes about people"
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
      case .notes: "Note"
      }
    },
    why: {
      switch $0 {
      case .personNotHere: "nobody of that name is here"
      case .postNotHere: "that post is not here"
      case .answersOthers: "it answers a post that is not here"
      case .photo: "the photo is missing in the archive, or of a kind that is not taken"
      case .tooManyPhotos: "a post has four photos at most"
      case .unreadable: "it is not written as expected"
      case .date: "its date is missing or cannot be right"
      case .history:
        "its earlier versions did not come: their dates cannot be right, or they are too large"
      case .tooLarge: "a text in it is too large"
      case .empty: "there is nothing in it that can come"
      case .requiresApproval: "they approve followers themselves: please ask them"
      case .expired: "its time is over"
      case .notAllowed: "that is not allowed here"
      case .unsupported: "that is not kept here"
      }
    },
    counted: { "\($0): \($1)" },
    withPhotos: { $0 == 1 ? ", with 1 photo" : ", with \($0) photos" },
    absentPhotos: {
      "\($0 == 1 ? "1 photo is" : "\($0) photos are") not included: kept on another machine, or lost."
    })

  private static func fraction(_ progress: ArchiveProgress) -> String {
    progress.total.map { "\(progress.done) of \($0)" } ?? "\(progress.done)"
  }
}
