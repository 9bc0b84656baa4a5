public import AppScreens
public import Entities

/// The texts that the screens of a social network share, in one language. A host changes what it likes: they are
/// variables.
public struct SocialStrings: LocalizedStrings {
  public var labels: Labels
  public var counts: Counts
  public var posts: Posts
  public var actions: Actions
  public var outcomes: Outcomes
  public var people: People
  /// The remark on a hashtag that the viewer follows.
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

  /// Counted things ("3 posts").
  public struct Counts: Sendable {
    public var posts, followers, following, likes, comments, shares, photos, people: CountedText
    /// Photos that may disturb people.
    public var sensitivePhotos: CountedText
  }

  /// The texts about a post.
  public struct Posts: Sendable {
    /// Who shared it; `person` is as a sentence names them.
    public var sharedBy: @Sendable (_ person: String) -> String
    public var commentTo: @Sendable (_ name: String, _ handle: String) -> String
    public var commentOnDeleted: String
    public var commentOnAbsent: String
    /// How the post that a comment replies to begins: behind a sign, and in words for reading aloud.
    public var quote, quoteInWords: @Sendable (_ name: String, _ text: String) -> String
    public var at: @Sendable (_ place: String) -> String
    /// The line with the author's warning.
    public var warning: @Sendable (_ text: String) -> String
    /// The remark on a post whose photos may disturb people.
    public var sensitive: String
    /// What a warning hides: text, photos or both.
    public var text: String
    public var hiddenPhotos, hiddenSensitivePhotos: CountedText
    public var and: @Sendable (_ first: String, _ second: String) -> String
    /// What to type to see what is hidden.
    public var reveal: @Sendable (_ command: String, _ what: String) -> String
    public var edited, waiting, notSent: String
    /// Who can see it.
    public var everyone, unlisted, followers, direct: String
    public var photo, photoWithoutDescription: String
    public var photoOf: @Sendable (_ alt: String) -> String
    /// A photo among several; the first is 1.
    public var photoNumber: @Sendable (_ number: Int) -> String
    /// The remark on a photo that can't be shown on this device.
    public var onAnotherDevice: String
    /// A remark in brackets, after what it's about.
    public var remark: @Sendable (_ text: String) -> String
    /// What the viewer has done with the post.
    public var liked, shared, bookmarked, pinned: String
    /// The heading of the posts pinned to a profile.
    public var pinnedPosts: String
    /// Shown instead of a deleted post that has comments.
    public var deletedMark: String
    /// Shown instead of a post that was deleted or hidden while it was on the screen.
    public var vanished: String
  }

  /// The actions on a post.
  public struct Actions: Sendable {
    public var like, unlike, share, unshare, comment, bookmark, unbookmark, pin, unpin: String
    public var muteConversation, unmuteConversation, reveal, hide, edit, delete, signIn: String
    public var openLink, openPhoto, openPhotos: String
    public var deletionTitle, deletionQuestion, deletionYes, deletionNo: String
  }

  /// The results of actions on a post.
  public struct Outcomes: Sendable {
    public var liked, unliked, shared, unshared, bookmarked, unbookmarked, pinned, unpinned: String
    public var conversationMuted, conversationUnmuted, edited, deleted: String
    public var opened, notOpened: @Sendable (_ address: String) -> String
  }

  /// The texts about a person.
  public struct People: Sendable {
    /// The name of a person in a sentence, with what goes with a name in the language.
    public var name: @Sendable (_ name: String) -> String
    /// The handle of a person in a sentence, right after their name.
    public var handle: @Sendable (_ handle: String) -> String
    public var joined: @Sendable (_ date: String) -> String
    public var yourNote, header, avatar: String
    public var isSelf, isFollowing, hasRequestedToFollow, isFollowedBy, hasFollowRequest: String
    /// The terms on which the viewer follows them, or will once they accept.
    public var isWatching, willWatch, isHidingShares, willHideShares: String
    public var isBlocking, isBlockedBy, isMuting: String
    public var isMutingUntil: @Sendable (_ time: String) -> String
    public var isBot, isLocked: String
  }
}

extension Words {
  /// A person in a sentence, by name and handle.
  public func person(_ author: Author) -> String {
    social.people.name(author.name) + social.people.handle(author.handle)
  }

  /// The texts that the screens of a social network share.
  public var social: SocialStrings {
    get { self[SocialStrings.self] }
    set { self[SocialStrings.self] = newValue }
  }
}
