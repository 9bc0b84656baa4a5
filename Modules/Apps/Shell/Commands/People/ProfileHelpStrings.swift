import AppScreens

/// What the help says of profiles and how to edit one's own.
struct ProfileHelpStrings: LocalizedStrings {
  let profile, show, edit, sayWhat, bio, avatar, header, field, locked, bot, hideFollowers, discoverable,
    indexable, attributionDomains, language, visibility, sensitive: String

  static let english = ProfileHelpStrings(
    profile: "Show a profile, or edit your own.", show: "Show a profile.",
    edit: "Edit your profile and the defaults for new posts. Anything you leave out stays as it is.",
    sayWhat: "Say what to change: profile edit --bio \"Gardens, mostly.\"",
    bio: "Your bio, up to 500 characters; \"\" for none.",
    avatar: "Your profile photo, cropped to a square; - for none.",
    header: "Your header image; - for none.",
    field:
      "A custom field, like Website=https://example.org; up to four, replacing earlier ones. \"\" removes all.",
    locked: "on to approve followers, off to let anyone follow you.", bot: "on for a bot account.",
    hideFollowers: "on to hide followers and following.",
    discoverable: "off to stay out of suggestions and the directory.",
    indexable: "off to keep your public posts out of others' search results.",
    attributionDomains: """
      The websites that may credit you, like "example.org blog.example"; replaces earlier ones. "" removes all.
      """,
    language: "The language of new posts, such as en or zh-TW; - for the same as the interface.",
    visibility: "Who can see new posts: public, unlisted or followers.",
    sensitive: "on to mark photos of new posts as sensitive: they're hidden until the post is opened.")

  static let japanese = ProfileHelpStrings(
    profile: "プロフィールを表示します。自分のものは編集もできます。",
    show: "プロフィールを表示します。",
    edit: "自分のプロフィールと、新しい投稿の既定を編集します。指定しないものは変わりません。",
    sayWhat: "変更するものを指定してください。例: profile edit --bio \"庭の話が中心です。\"",
    bio: "自己紹介（500文字まで）。\"\" で空にします。",
    avatar: "アイコン画像。正方形に切り抜かれます。- で外します。",
    header: "ヘッダー画像（横長）。- で外します。",
    field: "「ウェブサイト=https://example.org」のような項目（4個まで）。前の項目と置き換わります。\"\" ですべて削除します。",
    locked: "on でフォローを承認制にします。off なら誰でもフォローできます。",
    bot: "ボット（プログラムが投稿するアカウント）なら on。",
    hideFollowers: "on でフォローとフォロワーを非公開にします。",
    discoverable: "off でおすすめユーザーとユーザー一覧に表示されなくなります。",
    indexable: "off で公開投稿がほかの人の検索結果に表示されなくなります。",
    attributionDomains: "自分を著者として表示できるサイト（\"example.org blog.example\" など）。前のものと置き換わります。\"\" ですべて削除します。",
    language: "新しい投稿の言語（en、zh-TW など）。- で表示言語と同じ。",
    visibility: "新しい投稿の公開範囲。public、unlisted、followers。",
    sensitive: "on で、新しい投稿の写真を刺激の強い写真とします。投稿を開くまで表示されません。")
}
