import AppScreens

@testable import Presentation

extension SocialStrings {
  static let marked = SocialStrings(
    labels: .marked, counts: .marked, posts: .marked, polls: .marked, actions: .marked, outcomes: .marked,
    people: .marked,
    hashtags: .marked, errors: .marked)
}

extension SocialStrings.Labels {
  static let marked = Self(
    home: "«home»", publicTimeline: "«publicTimeline»", bookmarks: "«bookmarks»",
    likedPosts: "«likedPosts»", lists: "«lists»", followedHashtags: "«followedHashtags»",
    postsWithoutComments: "«postsWithoutComments»", postsWithPhotos: "«postsWithPhotos»",
    accounts: "«accounts»", drafts: "«drafts»", report: "«report»", newPost: "«newPost»",
    firstPost: "«firstPost»", findPeople: "«findPeople»", signIn: "«signIn»", signUp: "«signUp»")
}

extension SocialStrings.Counts {
  static let marked = Self(
    posts: CountedText(.marked, other: "«posts %d»"),
    followers: CountedText(.marked, other: "«followers %d»"),
    following: CountedText(.marked, other: "«following %d»"),
    likes: CountedText(.marked, other: "«likes %d»"),
    comments: CountedText(.marked, other: "«comments %d»"),
    shares: CountedText(.marked, other: "«shares %d»"), photos: CountedText(.marked, other: "«photos %d»"),
    people: CountedText(.marked, other: "«people %d»"),
    sensitivePhotos: CountedText(.marked, other: "«sensitivePhotos %d»"))
}

extension SocialStrings.Posts {
  static let marked = Self(
    sharedBy: { "«sharedBy \($0)»" }, commentTo: { "«commentTo \($0) \($1)»" },
    commentOnDeleted: "«commentOnDeleted»", commentOnAbsent: "«commentOnAbsent»",
    commentOnUnread: "«commentOnUnread»",
    quote: { "«quote \($0) \($1)»" },
    quoteInWords: { "«quoteInWords \($0) \($1)»" }, at: { "«at \($0)»" }, warning: { "«warning \($0)»" },
    filtered: { "«filtered \($0)»" },
    sensitive: "«sensitive»", text: "«text»",
    hiddenPhotos: CountedText(.marked, other: "«hiddenPhotos %d»"),
    hiddenSensitivePhotos: CountedText(.marked, other: "«hiddenSensitivePhotos %d»"),
    sensitiveFilm: "«sensitiveFilm»", hiddenFilm: "«hiddenFilm»",
    hiddenSensitiveFilm: "«hiddenSensitiveFilm»", and: { "«and \($0) \($1)»" },
    reveal: { "«reveal \($0) \($1)»" }, edited: "«edited»",
    waiting: "«waiting»", notSent: "«notSent»", everyone: "«everyone»", unlisted: "«unlisted»",
    followers: "«followers»", direct: "«direct»", photo: "«photo»",
    photoWithoutDescription: "«photoWithoutDescription»", photoOf: { "«photoOf \($0)»" },
    photoNumber: { "«photoNumber \($0)»" }, film: { "«film \($0) \($1 ?? "") \($2)»" },
    onAnotherDevice: "«onAnotherDevice»",
    video: "«video»", animation: "«animation»", sound: "«sound»", file: "«file»",
    quotedPost: "«quotedPost»", page: "«page»", attachmentOf: { "«attachmentOf \($0) \($1)»" },
    remark: { "«remark \($0)»" }, liked: "«liked»", shared: "«shared»", bookmarked: "«bookmarked»",
    pinned: "«pinned»", pinnedPosts: "«pinnedPosts»", deletedMark: "«deletedMark»", vanished: "«vanished»")
}

extension SocialStrings.Actions {
  static let marked = Self(
    like: "«like»", unlike: "«unlike»", share: "«share»", unshare: "«unshare»", comment: "«comment»",
    bookmark: "«bookmark»", unbookmark: "«unbookmark»", pin: "«pin»", unpin: "«unpin»",
    muteConversation: "«muteConversation»", unmuteConversation: "«unmuteConversation»", reveal: "«reveal»",
    hide: "«hide»", edit: "«edit»", delete: "«delete»", signIn: "«signIn»",
    openLink: "«openLink»", openPhoto: "«openPhoto»", openPhotos: "«openPhotos»", openFilm: "«openFilm»",
    deletionTitle: "«deletionTitle»", deletionQuestion: "«deletionQuestion»", deletionYes: "«deletionYes»",
    deletionNo: "«deletionNo»")
}

extension SocialStrings.Outcomes {
  static let marked = Self(
    liked: "«liked»", unliked: "«unliked»", shared: "«shared»", unshared: "«unshared»",
    bookmarked: "«bookmarked»", unbookmarked: "«unbookmarked»", pinned: "«pinned»", unpinned: "«unpinned»",
    conversationMuted: "«conversationMuted»", conversationUnmuted: "«conversationUnmuted»",
    edited: "«edited»", deleted: "«deleted»", voted: "«voted»", opened: { "«opened \($0)»" },
    notOpened: { "«notOpened \($0)»" }, waiting: { "«waiting \($0)»" })
}

extension SocialStrings.Hashtags {
  static let marked = Self(
    following: "«following»", followed: { "«followed \($0)»" },
    followedComingHome: { "«followedComingHome \($0)»" }, unfollowed: { "«unfollowed \($0)»" })
}

extension SocialStrings.People {
  static let marked = Self(
    name: { "«name \($0)»" }, handle: { "«handle \($0)»" }, joined: { "«joined \($0)»" },
    yourNote: "«yourNote»", header: "«header»", avatar: "«avatar»",
    isSelf: "«isSelf»", isFollowing: "«isFollowing»", hasRequestedToFollow: "«hasRequestedToFollow»",
    isFollowedBy: "«isFollowedBy»", hasFollowRequest: "«hasFollowRequest»", isWatching: "«isWatching»",
    willWatch: "«willWatch»", isHidingShares: "«isHidingShares»", willHideShares: "«willHideShares»",
    isBlocking: "«isBlocking»", isBlockedBy: "«isBlockedBy»", isMuting: "«isMuting»",
    isMutingUntil: { "«isMutingUntil \($0)»" }, isBot: "«isBot»", isLocked: "«isLocked»")
}

extension SocialStrings.Polls {
  static let marked = Self(
    options: { "«options \($0.joined(separator: ","))»" },
    voters: CountedText(.english, other: "«voters %d»"),
    votes: CountedText(.english, other: "«votes %d»"), share: { "«share \($0)»" }, ownChoice: "«ownChoice»",
    several: "«several»", hidden: "«hidden»", minutesLeft: CountedText(.english, other: "«minutesLeft %d»"),
    hoursLeft: CountedText(.english, other: "«hoursLeft %d»"),
    daysLeft: CountedText(.english, other: "«daysLeft %d»"), ended: "«ended»",
    choose: { "«choose \($0)»" }, unchoose: { "«unchoose \($0)»" },
    vote: { "«vote \($0.joined(separator: " "))»" })
}
