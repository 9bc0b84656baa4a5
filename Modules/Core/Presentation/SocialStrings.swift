public import AppScreens

/// The texts that the screens of a social network share, in one language. A host changes what it likes: they are
/// variables.
public struct SocialStrings: LocalizedStrings {
  public var labels: Labels
  public var counts: Counts
  public var posts: Posts
  public var actions: Actions
  public var outcomes: Outcomes
  public var people: People
  /// Of a hashtag that the viewer follows.
  public var followsHashtag: String
  /// What went wrong.
  public var errors: SocialErrorStrings
}

extension SocialStrings {
  /// Labels that mean the same on every screen. A feature's strings begin with these, so that a host can change them
  /// for that feature.
  public struct Labels: Sendable {
    public var home, publicTimeline, bookmarks, likedPosts, lists, followedHashtags: String
    public var postsWithoutComments, postsWithPhotos, accounts, drafts, report: String
    public var newPost, firstPost, findPeople, signIn, signUp: String
  }

  /// How many of something there are.
  public struct Counts: Sendable {
    public var posts, followers, following, likes, comments, shares, photos, people: CountedText
  }

  /// What is said of a post.
  public struct Posts: Sendable {
    public var sharedBy: @Sendable (_ person: String) -> String
    public var commentTo: @Sendable (_ handle: String) -> String
    public var commentOnDeleted: String
    public var at: @Sendable (_ place: String) -> String
    /// What a post warns of, before what it says.
    public var warning: @Sendable (_ text: String) -> String
    /// What stands behind a warning.
    public var text: String
    public var and: @Sendable (_ first: String, _ second: String) -> String
    public var hidden: @Sendable (_ what: String, _ hint: String) -> String
    /// How what stands behind a warning is shown: in a list, and on the post's own page.
    public var revealInList, revealOnPage: @Sendable (_ key: String) -> String
    public var edited, waiting, notSent: String
    /// Who may see it.
    public var everyone, unlisted, followers, direct: String
    public var photo, photoWithoutDescription: String
    public var photoOf: @Sendable (_ alt: String) -> String
    /// A photo among several; the first is 1.
    public var photoNumber: @Sendable (_ number: Int) -> String
    /// Of a photo that cannot be shown here.
    public var onAnotherMachine: String
    /// A remark behind something else.
    public var remark: @Sendable (_ text: String) -> String
    /// What the viewer has done.
    public var liked, shared, bookmarked, pinned: String
    /// The heading of the posts pinned to a profile.
    public var pinnedPosts: String
    /// In place of a post that was deleted, where others answer it.
    public var deletedMark: String
    /// In place of a post that vanished while it was being read.
    public var vanished: String
  }

  /// What can be done to a post.
  public struct Actions: Sendable {
    public var like, unlike, share, unshare, comment, bookmark, unbookmark, pin, unpin: String
    public var muteConversation, unmuteConversation, reveal, hide, edit, delete, signIn: String
    public var deletionTitle, deletionQuestion, deletionYes, deletionNo: String
  }

  /// What acting on a post achieved.
  public struct Outcomes: Sendable {
    public var liked, unliked, shared, unshared, bookmarked, unbookmarked, pinned, unpinned: String
    public var conversationMuted, conversationUnmuted, edited, deleted: String
  }

  /// What is said of a person.
  public struct People: Sendable {
    public var joined: @Sendable (_ date: String) -> String
    public var yourNote, header, avatar: String
    public var isSelf, isFollowing, hasRequestedToFollow, isFollowedBy, hasFollowRequest: String
    /// How the viewer follows them, or will once they agree.
    public var isWatching, willWatch, isHidingShares, willHideShares: String
    public var isBlocking, isBlockedBy, isMuting: String
    public var isMutingUntil: @Sendable (_ time: String) -> String
    public var isBot, isLocked: String
  }
}

extension Words {
  /// The texts that the screens of a social network share.
  public var social: SocialStrings {
    get { self[SocialStrings.self] }
    set { self[SocialStrings.self] = newValue }
  }
}
