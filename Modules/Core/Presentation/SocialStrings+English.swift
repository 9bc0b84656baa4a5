import AppScreens

extension SocialStrings {
  public static let english = SocialStrings(
    labels: .english, counts: .english, posts: .english, actions: .english, outcomes: .english,
    people: .english,
    followsHashtag: "you follow it", errors: .english)
}

extension SocialStrings.Labels {
  static let english = Self(
    home: "Home", publicTimeline: "Public timeline", bookmarks: "Bookmarks", likedPosts: "Posts you like",
    lists: "Lists", followedHashtags: "Hashtags you follow", postsWithoutComments: "Posts without comments",
    postsWithPhotos: "Photos", accounts: "Accounts", drafts: "Drafts", report: "Report to the administrator",
    newPost: "New post", firstPost: "Write your first post", findPeople: "Find people", signIn: "Sign in",
    signUp: "Create an account")
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
    people: CountedText(.english, one: "%d person", other: "%d people"))
}

extension SocialStrings.Posts {
  static let english = Self(
    sharedBy: { "Shared by \($0)" }, commentTo: { "Comment to @\($0)" },
    commentOnDeleted: "Comment on a deleted post", at: { "At \($0)" }, warning: { "Warning: \($0)" },
    text: "Text", and: { "\($0) and \($1)" }, hidden: { "\($0) hidden: \($1)" },
    revealInList: { "\($0) and its number show it" }, revealOnPage: { "\($0) shows it" },
    edited: "edited", waiting: "waiting to be sent", notSent: "not sent",
    everyone: "public", unlisted: "unlisted", followers: "followers only", direct: "direct",
    photo: "Photo", photoWithoutDescription: "Photo without description", photoOf: { "Photo: \($0)" },
    photoNumber: { "Photo \($0)" }, onAnotherMachine: "kept on another machine", remark: { " (\($0))" },
    liked: "you like this", shared: "you shared this", bookmarked: "bookmarked", pinned: "pinned",
    pinnedPosts: "Pinned", deletedMark: "[deleted]", vanished: "This post is no longer here.")
}

extension SocialStrings.Actions {
  static let english = Self(
    like: "Like", unlike: "Take back your like", share: "Share", unshare: "Take back your share",
    comment: "Comment", bookmark: "Bookmark", unbookmark: "Remove the bookmark", pin: "Pin to your profile",
    unpin: "Unpin from your profile", muteConversation: "Mute this conversation",
    unmuteConversation: "Unmute this conversation", reveal: "Show what is hidden", hide: "Hide it again",
    edit: "Edit", delete: "Delete", signIn: "Sign in to like, share and comment",
    deletionTitle: "Delete a post", deletionQuestion: "Delete this post? That cannot be undone.",
    deletionYes: "Yes, delete it", deletionNo: "No, keep it")
}

extension SocialStrings.Outcomes {
  static let english = Self(
    liked: "You like this post now.", unliked: "You no longer like this post.",
    shared: "Shared with your followers.", unshared: "You no longer share this post.",
    bookmarked: "Bookmarked. Only you can see that.", unbookmarked: "The bookmark is removed.",
    pinned: "Pinned to your profile.", unpinned: "No longer pinned to your profile.",
    conversationMuted: "You will hear no more of this conversation.",
    conversationUnmuted: "You will hear of this conversation again.", edited: "Your changes are saved.",
    deleted: "The post is deleted.")
}

extension SocialStrings.People {
  static let english = Self(
    joined: { "Joined \($0)" }, yourNote: "Your note", header: "Header", avatar: "Avatar",
    isSelf: "you", isFollowing: "you follow them", hasRequestedToFollow: "you asked to follow",
    isFollowedBy: "follows you", hasFollowRequest: "asked to follow you",
    isWatching: "you are told of their posts", willWatch: "you will be told of their posts",
    isHidingShares: "their shares are hidden", willHideShares: "their shares will be hidden",
    isBlocking: "blocked", isBlockedBy: "blocks you", isMuting: "muted",
    isMutingUntil: { "muted until \($0)" },
    isBot: "bot", isLocked: "locked")
}
