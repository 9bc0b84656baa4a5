import AppScreens

/// What the help says of the commands about filters.
struct FilterHelpStrings: LocalizedStrings {
  let filters, list, add, edit, remove, phrases, name, newName, action, contexts, length, anywhere, addPhrase,
    removePhrase, addPost, removePost, nothingToChange: String

  static let english = FilterHelpStrings(
    filters:
      "List and change your filters, which hide posts that you'd rather not read, or warn you of them.",
    list: "List your filters.",
    add: "Make a filter that warns you of phrases everywhere, unless you say otherwise.",
    edit: "Change a filter.", remove: "Delete a filter.", phrases: "The words to filter.",
    name: "The name of the filter.", newName: "What to call it; for a new one, its phrases if left out.",
    action: "warn shows its name in place of a post, hide leaves posts out, blur hides their photos.",
    contexts: "Where it applies: home, notifications, public, thread or account. Can be repeated.",
    length: "How long it stands from now on, such as 12h, 3d or 2w; “forever” for no end.",
    anywhere: "Also find the phrases within words.", addPhrase: "A phrase to add. Can be repeated.",
    removePhrase: "A phrase to remove. Can be repeated.",
    addPost: "The ID of a post to add. Can be repeated.",
    removePost: "The ID of a post to remove. Can be repeated.", nothingToChange: "Say what to change.")

  static let japanese = FilterHelpStrings(
    filters: "見たくない投稿を隠したり、代わりに名前を表示したりするフィルターを一覧・編集します。",
    list: "フィルターを一覧します。", add: "フィルターを作成します。指定しない場合は、すべての場所で投稿の代わりに名前を表示します。",
    edit: "フィルターを変更します。", remove: "フィルターを削除します。", phrases: "見たくない言葉。",
    name: "フィルターの名前。", newName: "フィルターの名前。作成時に指定しない場合は、言葉が名前になります。",
    action: "warn は投稿の代わりに名前を表示し、hide は投稿を隠し、blur は写真を隠します。",
    contexts: "適用する場所。home、notifications、public、thread、account のいずれか。繰り返し指定できます。",
    length: "今からの期間。例: 12h、3d、2w。forever で無期限。",
    anywhere: "単語の一部も対象にします。", addPhrase: "追加する言葉。繰り返し指定できます。",
    removePhrase: "外す言葉。繰り返し指定できます。", addPost: "追加する投稿のID。繰り返し指定できます。",
    removePost: "外す投稿のID。繰り返し指定できます。", nothingToChange: "変更する内容を指定してください。")
}
