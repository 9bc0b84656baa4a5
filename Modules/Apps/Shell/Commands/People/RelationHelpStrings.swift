import AppScreens

/// What the help says of the commands that change how you stand to a person.
struct RelationHelpStrings: LocalizedStrings {
  let follow, notify, shares, unfollow, removeFollower, block, unblock, mute, length, keepNotifications,
    unmute: String
  let note, noteExample, noteText: String
  let feature, unfeature: String

  static let english = RelationHelpStrings(
    follow: "Follow a person, or send a follow request.",
    notify: "Turn notifications for their new posts on or off.",
    shares: "Show or hide their shares in your home timeline and lists.",
    unfollow: "Unfollow a person, or cancel your follow request.",
    removeFollower: "Remove a follower. They aren't notified.",
    block: "Block a person: you no longer see each other's posts or follow each other.",
    unblock: "Unblock a person.",
    mute: "Mute a person: hide their posts and shares from your timelines.",
    length: "For how long: 30m, 12h, 7d, 2w (default: until you unmute).",
    keepNotifications: "Keep getting notifications about them.", unmute: "Unmute a person.",
    note: "Write a private note about a person; \"\" deletes it.",
    noteExample: "socialconnect note ken \"Met at the tea house\"",
    noteText: "The note, up to 2,000 characters.",
    feature: "Feature someone you follow on your profile.",
    unfeature: "Remove someone from your profile.")

  static let japanese = RelationHelpStrings(
    follow: "ユーザーをフォローします。承認制の場合はフォローを申請します。",
    notify: "新しい投稿の通知をオンまたはオフにします。",
    shares: "この人のシェアをホームとリストで表示または非表示にします。",
    unfollow: "フォローを解除するか、フォロー申請を取り消します。",
    removeFollower: "フォロワーを外します。相手には通知されません。",
    block: "ユーザーをブロックします。お互いの投稿が表示されなくなり、フォローは解除されます。",
    unblock: "ブロックを解除します。",
    mute: "ユーザーをミュートします。投稿とシェアがタイムラインに表示されなくなります。",
    length: "期間: 30m、12h、7d、2w。省略時は解除するまで。", keepNotifications: "通知は受け取ります。",
    unmute: "ミュートを解除します。",
    note: "ユーザーについて、自分だけのメモを保存します。\"\" で削除します。",
    noteExample: "socialconnect note ken \"茶会で会った人\"", noteText: "メモの内容（2,000文字まで）。",
    feature: "フォロー中の人を自分のプロフィールで紹介します。",
    unfeature: "プロフィールでの紹介をやめます。")
}
