import AppScreens

/// What the help says of the commands that read timelines.
struct TimelineHelpStrings: LocalizedStrings {
  let timeline, name, names, allTags, noTags, withoutComments, withPhotos, noName, handleNeeded,
    tagNeeded, listNeeded, tagsNeedTag, postsNeedUser, commentsOrPhotos, bookmarks, likes, before, after,
    follow, beforeOrAfter, followAfter: String

  static let english = TimelineHelpStrings(
    timeline: "Read a timeline, newest first: home, public, a person's, a hashtag's, a list's …",
    name: "Which timeline (default: home if signed in, else public).",
    names: "A handle for “user”, hashtags (any of them) for “tag”, a name for “list”.",
    allTags: "A required hashtag; repeatable.", noTags: "An excluded hashtag; repeatable.",
    withoutComments: "For “user”: no comments on other people's posts.",
    withPhotos: "For “user”: only posts with photos.", noName: "This timeline takes no name after it.",
    handleNeeded: "“user” needs a handle: “timeline user alice”",
    tagNeeded: "“tag” needs a hashtag: “timeline tag photography”",
    listNeeded: "“list” needs a name: “timeline list friends”",
    tagsNeedTag: "--all and --none need “tag”.",
    postsNeedUser: "--without-comments and --with-photos need “user”.",
    commentsOrPhotos: "Use --without-comments or --with-photos, not both.",
    bookmarks: "Read your bookmarks, last added first.",
    likes: "Read the posts you liked, last liked first.",
    before: "Older posts, starting after this cursor.",
    after: "Newer posts, starting before this cursor.",
    follow: "Print oldest first, then new posts as they arrive. Ctrl-C stops.",
    beforeOrAfter: "Use --before or --after, not both.",
    followAfter: "--follow can't be combined with --before. Use --after.")

  static let japanese = TimelineHelpStrings(
    timeline: "タイムラインを新しい順に読みます（ホーム、公開、ユーザー、ハッシュタグ、リストなど）。",
    name: "タイムラインの種類。省略時は、サインイン中なら home、それ以外は public。",
    names: "user ではユーザー名、tag ではハッシュタグ（どれか1つが付いた投稿）、list ではリスト名。",
    allTags: "必ず付いているハッシュタグ（複数指定可）。",
    noTags: "除外するハッシュタグ（複数指定可）。",
    withoutComments: "user で、ほかの人の投稿へのコメントを除きます。",
    withPhotos: "user で、写真のある投稿だけを表示します。",
    noName: "このタイムラインのあとには何も指定できません。",
    handleNeeded: "user にはユーザー名を指定してください。例: timeline user alice",
    tagNeeded: "tag にはハッシュタグを指定してください。例: timeline tag photography",
    listNeeded: "list にはリスト名を指定してください。例: timeline list friends",
    tagsNeedTag: "--all と --none は tag と一緒に使ってください。",
    postsNeedUser: "--without-comments と --with-photos は user と一緒に使ってください。",
    commentsOrPhotos: "--without-comments と --with-photos は同時に使えません。",
    bookmarks: "ブックマークした投稿を、追加が新しい順に読みます。",
    likes: "いいねした投稿を、いいねが新しい順に読みます。", before: "このカーソルより古い投稿。",
    after: "このカーソルより新しい投稿。",
    follow: "古い順に表示し、新しい投稿が届くたびに続けて表示します。Ctrl-C で終了します。",
    beforeOrAfter: "--before と --after は同時に使えません。",
    followAfter: "--follow と --before は同時に使えません。--after を使ってください。")
}
