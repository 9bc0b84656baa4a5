import AppScreens

extension SocialStrings {
  public static let english = SocialStrings(
    labels: .english, counts: .english, posts: .english, actions: .english, outcomes: .english,
    people: .english,
    followsHashtag: "following", errors: .english)
}

extension SocialStrings.Labels {
  static let english = Self(
    home: "Home", publicTimeline: "Public timeline", bookmarks: "Bookmarks", likedPosts: "Liked posts",
    lists: "Lists", followedHashtags: "Followed hashtags", postsWithoutComments: "Posts without comments",
    postsWithPhotos: "Photos", accounts: "Accounts", drafts: "Drafts", report: "Report",
    newPost: "New post", firstPost: "Write your first post", findPeople: "Find people", signIn: "Sign in",
    signUp: "Create account")
}

extension SocialStrings.Counts {
  static let english = Self(
    posts: CountedText(.english, one: "%d post", other: "%d posts"),
    followers: CountedText(.english, one: "%d follower", other: "%d followers"),
    following: CountedText(.english, other: "%d following"),
    likes: CountedText(.english, one: "%d like", other: "%d likes"),
    comments: CountedText(.english, one: "%d comment", other: "%d comments"),
    shares: CountedText(.english, one: "%d share", other: "%d shares"),
    photos: CountedText(.english, one: "%d photo", other: "%d photos"),
    people: CountedText(.english, one: "%d person", other: "%d people"),
    sensitivePhotos: CountedText(.english, one: "%d sensitive photo", other: "%d sensitive photos"))
}

extension SocialStrings.Posts {
  static let english = Self(
    sharedBy: { "Shared by \($0)" }, commentTo: { "In reply to @\($1)" },
    commentOnDeleted: "In reply to a deleted post", commentOnAbsent: "In reply to a post that isn't here",
    quote: { "> \($0): \($1)" },
    quoteInWords: { "In reply to \($0): \($1)" }, at: { "At \($0)" }, warning: { "Warning: \($0)" },
    sensitive: "Sensitive photos", text: "text",
    hiddenPhotos: CountedText(.english, one: "photo", other: "%d photos"),
    hiddenSensitivePhotos: CountedText(.english, one: "sensitive photo", other: "%d sensitive photos"),
    and: { "\($0) and \($1)" },
    reveal: { "\($0) shows the \($1)" },
    edited: "edited", waiting: "waiting to send", notSent: "not sent",
    everyone: "public", unlisted: "unlisted", followers: "followers only", direct: "direct",
    photo: "Photo", photoWithoutDescription: "Photo, no description", photoOf: { "Photo: \($0)" },
    photoNumber: { "Photo \($0)" }, onAnotherDevice: "stored on another device", remark: { " (\($0))" },
    liked: "you liked this", shared: "you shared this", bookmarked: "bookmarked", pinned: "pinned",
    pinnedPosts: "Pinned", deletedMark: "[deleted]", vanished: "This post is no longer available.")
}

extension SocialStrings.Actions {
  static let english = Self(
    like: "Like", unlike: "Unlike", share: "Share", unshare: "Unshare",
    comment: "Comment", bookmark: "Bookmark", unbookmark: "Remove bookmark", pin: "Pin to your profile",
    unpin: "Unpin from your profile", muteConversation: "Mute this conversation",
    unmuteConversation: "Unmute this conversation", reveal: "Show what's hidden", hide: "Hide again",
    edit: "Edit", delete: "Delete", signIn: "Sign in to like, share and comment",
    openLink: "Open its link", openPhoto: "Open its photo", openPhotos: "Open its photos",
    deletionTitle: "Delete post", deletionQuestion: "Delete this post? This can't be undone.",
    deletionYes: "Yes, delete it", deletionNo: "No, keep it")
}

extension SocialStrings.Outcomes {
  static let english = Self(
    liked: "Liked.", unliked: "Like removed.",
    shared: "Shared with your followers.", unshared: "Share removed.",
    bookmarked: "Bookmarked. Only you can see this.", unbookmarked: "Bookmark removed.",
    pinned: "Pinned to your profile.", unpinned: "Unpinned from your profile.",
    conversationMuted: "You won't be notified about this conversation.",
    conversationUnmuted: "You'll be notified about this conversation again.", edited: "Changes saved.",
    deleted: "Post deleted.", opened: { "Opened \($0)" },
    notOpened: { "There's no app here to open it. The address is \($0)" })
}

extension SocialStrings.People {
  static let english = Self(
    name: { $0 }, handle: { " @\($0)" }, joined: { "Joined \($0)" }, yourNote: "Private note",
    header: "Header image", avatar: "Profile photo",
    isSelf: "you", isFollowing: "following", hasRequestedToFollow: "follow request sent",
    isFollowedBy: "follows you", hasFollowRequest: "wants to follow you",
    isWatching: "notifications on", willWatch: "notifications on once accepted",
    isHidingShares: "shares hidden", willHideShares: "shares hidden once accepted",
    isBlocking: "blocked", isBlockedBy: "blocks you", isMuting: "muted",
    isMutingUntil: { "muted until \($0)" },
    isBot: "bot", isLocked: "approves followers")
}
