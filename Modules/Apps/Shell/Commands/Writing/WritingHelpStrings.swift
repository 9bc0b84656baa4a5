import AppScreens

/// What the help says of the commands that write posts.
struct WritingHelpStrings: LocalizedStrings {
  let post, postExample, optionalText, visibility, replyTo, comment, commentExample, text,
    commentVisibility, edit, editExample: String
  let warning, language, place, sensitive, noPhotos, noWarning, noPlace, photosOrNone, warningOrNone,
    placeOrNone: String
  let poll, time, noPoll, pollOrNone: String
  let photo: String
  let key: String
  let drafts, draftAction, draftName, draftNameNeeded: String
  let outbox, outboxAction, outboxNumber, outboxText, outboxNumberNeeded, outboxAll,
    outboxAllNeedsSend: String

  static let english = WritingHelpStrings(
    post: "Publish a post. Without text, or with -, it's read from standard input.",
    postExample: "socialconnect post \"Good morning\" --photo lake.jpg=\"A calm lake\" --place Kyoto",
    optionalText: "The text, up to 500 characters; optional with a photo.",
    visibility: "Who can see it.", replyTo: "Make it a comment on this post.",
    comment: "Comment on a post. With -, the text is read from standard input.",
    commentExample: "socialconnect comment 117656250066075648 \"Well said\"",
    text: "The text, up to 500 characters.",
    commentVisibility: "Who can see it (default: same as the post it replies to).",
    edit:
      "Edit one of your posts. Anything you leave out stays as it is; with -, the text is read from standard input.",
    editExample: "socialconnect edit 117656250066075648 \"Good evening\" --no-photos",
    warning: "A warning, shown before the text.",
    language: "The language of the text, such as en or zh-TW (default: yours).",
    place: "Where it was written: NAME or NAME@LATITUDE,LONGITUDE.",
    sensitive:
      "Mark the photos as sensitive: they're hidden until the post is opened (default: your setting).",
    noPhotos: "Remove all photos (to replace them, use --photo).", noWarning: "Remove the warning.",
    noPlace: "Remove the place.", photosOrNone: "Use --photo or --no-photos, not both.",
    warningOrNone: "Use --warning or --no-warning, not both.",
    placeOrNone: "Use --place or --no-place, not both.",
    poll: "A poll: \"Tea / Coffee\" or \"Tea / Coffee; 3d several hidden\" (default: one choice, 1d).",
    time: "Publish it later: \"tomorrow 9:00\", \"fri 18:30\", \"2026-12-24 18:00\", 2h.",
    noPoll: "Remove the poll with its votes.", pollOrNone: "Use --poll or --no-poll, not both.",
    photo:
      "A photo and its description; up to four, or one short video. If the file name contains =, the longest existing file name is used.",
    key: "A key for safe retries: one key never posts twice.",
    drafts: "List the drafts on this device; show or discard one.", draftAction: "What to do.",
    draftName: "The draft's name, as listed.",
    draftNameNeeded: "Give a name with “show” or “discard”: “drafts show post-2a3b4c”",
    outbox: "List what's waiting to be sent to a server; send it all, or retry, edit or drop one item.",
    outboxAction: "What to do.", outboxNumber: "Its number, as listed.",
    outboxText: "The new text, for “edit”.",
    outboxNumberNeeded: "Give a number with “retry”, “edit” and “drop”: “outbox drop 3”",
    outboxAll: "With “send”: send for all accounts on this device.",
    outboxAllNeedsSend: "--all works only with “send”.")

  static let japanese = WritingHelpStrings(
    post: "投稿します。本文を省略するか - にすると、標準入力から読みます。",
    postExample: "socialconnect post \"おはよう\" --photo lake.jpg=\"静かな湖\" --place 京都",
    optionalText: "本文（500文字まで）。写真があれば省略できます。", visibility: "公開範囲。",
    replyTo: "この投稿へのコメントにします。",
    comment: "投稿にコメントします。本文を - にすると、標準入力から読みます。",
    commentExample: "socialconnect comment 117656250066075648 \"そのとおり\"",
    text: "本文（500文字まで）。", commentVisibility: "公開範囲。省略時は元の投稿と同じ。",
    edit: "自分の投稿を編集します。指定しないものは変わりません。本文を - にすると、標準入力から読みます。",
    editExample: "socialconnect edit 117656250066075648 \"こんばんは\" --no-photos",
    warning: "閲覧注意の文。本文より先に表示されます。",
    language: "本文の言語（en、zh-TW など）。省略時は自分の既定の言語。",
    place: "書いた場所。名前、または 名前@緯度,経度。",
    sensitive: "刺激の強い写真とします。投稿を開くまで表示されません。省略時は自分の既定。",
    noPhotos: "写真をすべて外します（置き換える場合は --photo）。", noWarning: "閲覧注意を外します。",
    noPlace: "場所を外します。", photosOrNone: "--photo と --no-photos は同時に使えません。",
    warningOrNone: "--warning と --no-warning は同時に使えません。",
    placeOrNone: "--place と --no-place は同時に使えません。",
    poll: "アンケート。例: \"お茶 / コーヒー\"、\"お茶 / コーヒー; 3d several hidden\"。省略時は単一選択、期間は1日。",
    time: "あとで投稿します。例: \"明日 9:00\"、\"金曜 18:30\"、\"2026-12-24 18:00\"、2h",
    noPoll: "アンケートを投票ごと外します。", pollOrNone: "--poll と --no-poll は同時に使えません。",
    photo: "写真とその説明（4枚まで）、または短い動画1本。ファイル名に = がある場合は、存在するファイルのうち最も長い名前とみなします。",
    key: "安全に再試行するためのキー。同じキーで二重に投稿されることはありません。",
    drafts: "この端末の下書きを表示します。show 名前 で内容を表示、discard 名前 で破棄します。",
    draftAction: "操作。", draftName: "一覧にある下書きの名前。",
    draftNameNeeded: "show と discard には名前を指定してください。例: drafts show post-2a3b4c",
    outbox: "サーバーへの送信待ちを表示します。send で送信、retry・edit・drop 番号 で再送・編集・破棄します。",
    outboxAction: "操作。", outboxNumber: "一覧にある番号。", outboxText: "新しい本文（edit の場合）。",
    outboxNumberNeeded: "retry、edit、drop には番号を指定してください。例: outbox drop 3",
    outboxAll: "send と併用。この端末のすべてのアカウントの送信待ちを送信します。",
    outboxAllNeedsSend: "--all は send と一緒に使ってください。")
}
