import AppScreens

/// What the help says of the commands that list people.
struct PeopleHelpStrings: LocalizedStrings {
  let followers, known, following: String
  let blocks, mutes, suggestions, suggestionList, dismissSuggestion, directory, newest, requests, requestList,
    accept, reject: String
  let lists, allLists, createList, renameList, deleteList, showList, addToList, removeFromList: String
  let editList, listComments, listExclusive: String

  static let english = PeopleHelpStrings(
    followers: "List a person's followers, newest first.", known: "Only those you follow.",
    following: "List the people a person follows, newest first.",
    blocks: "List the people you block, newest first.",
    mutes: "List the people you mute, newest first.", suggestions: "Suggest a few people to follow.",
    suggestionList: "List suggested people.",
    dismissSuggestion: "Stop suggesting a person. They aren't notified.",
    directory: "List everyone who wants to be found, those who posted recently first.",
    newest: "Those who joined recently first.",
    requests: "List follow requests; accept or decline them.",
    requestList: "List follow requests, newest first.", accept: "Accept a follow request.",
    reject: "Decline a follow request. The person isn't notified.",
    lists: "Show and change your lists of people. “timeline list NAME” reads one.",
    allLists: "Show your lists.", createList: "Create an empty list.", renameList: "Rename a list.",
    deleteList: "Delete a list. You still follow the people in it.",
    showList: "Show the people in a list, last added first.",
    addToList: "Add someone you follow to a list.", removeFromList: "Remove someone from a list.",
    editList: "Choose what a list shows, and whether home does, too.",
    listComments: """
      Show comments on posts by anyone you follow, by people in the list, or (none) only on their own posts and yours.
      """,
    listExclusive: "Keep posts by people in the list out of home.")

  static let japanese = PeopleHelpStrings(
    followers: "フォロワーを新しい順に表示します。", known: "自分がフォロー中の人だけを表示します。",
    following: "フォロー中の人を新しい順に表示します。",
    blocks: "ブロック中の人を新しい順に表示します。", mutes: "ミュート中の人を新しい順に表示します。",
    suggestions: "おすすめユーザーを表示します。", suggestionList: "おすすめユーザーを一覧します。",
    dismissSuggestion: "おすすめから外します。相手には通知されません。",
    directory: "一覧への表示を許可している人を、最近投稿した順に表示します。",
    newest: "最近参加した順に表示します。", requests: "フォロー申請を表示し、承認または拒否します。",
    requestList: "フォロー申請を新しい順に表示します。", accept: "フォロー申請を承認します。",
    reject: "フォロー申請を拒否します。相手には通知されません。",
    lists: "リストを表示・編集します。投稿は timeline list 名前 で読めます。",
    allLists: "自分のリストを表示します。", createList: "空のリストを作成します。",
    renameList: "リスト名を変更します。",
    deleteList: "リストを削除します。メンバーのフォローは解除されません。",
    showList: "リストのメンバーを、追加が新しい順に表示します。",
    addToList: "フォロー中の人をリストに追加します。", removeFromList: "メンバーをリストから外します。",
    editList: "リストに表示するコメントと、メンバーの投稿をホームにも表示するかを選びます。",
    listComments: "表示するコメント。followed: フォロー中の人の投稿へ、list: メンバーの投稿へ、none: 本人と自分の投稿へだけ。",
    listExclusive: "メンバーの投稿をホームに表示しません。")
}
