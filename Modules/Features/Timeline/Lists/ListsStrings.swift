public import AppScreens
import Entities
import Presentation

/// The words of the screens about lists of people.
public struct ListsStrings: LocalizedStrings {
  /// `list` is the title of a list while its name is not known.
  public var title, list, new, nothing, name, nameHint: String
  public var created: @Sendable (_ list: String) -> String

  /// The words of the people in a list.
  public var people: @Sendable (_ list: String) -> String
  public var nobody, add, handle, handleHint, rename, delete, takenOut: String
  public var added, removed: @Sendable (_ person: String) -> String
  public var renamed: @Sendable (_ list: String) -> String
  public var deletionQuestion: @Sendable (_ list: String) -> String
  public var deletionYes, deletionNo: String

  /// The words of putting a person into lists.
  public var addToLists: @Sendable (_ person: String) -> String
  public var addToListsHint, contains, newWith: String
  public var addedTo, removedFrom: @Sendable (_ person: String, _ list: String) -> String

  public static let english = ListsStrings(
    title: SocialStrings.english.labels.lists, list: "List", new: "New list",
    nothing: "You have no lists yet. A list shows the posts of a few people you follow by themselves.",
    name: "Name of the list", nameHint: "Only you see it. For example: Family.",
    created: { "The list “\($0)” is there. Open it to put people in." },
    people: { "People in “\($0)”" },
    nobody: "Nobody is in this list yet.", add: "Put somebody in", handle: "Handle",
    handleHint: "Somebody you follow, for example @alice.", rename: "Rename the list",
    delete: "Delete the list", takenOut: "taken out",
    added: { "\($0) is in the list now." }, removed: { "\($0) is not in the list any more." },
    renamed: { "The list is called “\($0)” now." },
    deletionQuestion: { "Delete the list “\($0)”? You go on following the people in it." },
    deletionYes: SocialStrings.english.actions.deletionYes,
    deletionNo: SocialStrings.english.actions.deletionNo,
    addToLists: { "Lists for \($0)" },
    addToListsHint: "Choosing a list puts them into it, or takes them out.", contains: "in this list",
    newWith: "New list with them",
    addedTo: { "\($0) is in “\($1)” now." }, removedFrom: { "\($0) is not in “\($1)” any more." })

  public static let japanese = ListsStrings(
    title: SocialStrings.japanese.labels.lists, list: "リスト", new: "新しいリスト",
    nothing: "リストはまだありません。フォローしている人を選んで、その人たちの投稿だけをまとめて読めます。",
    name: "リストの名前", nameHint: "ほかの人には見えません。例: 家族",
    created: { "リスト「\($0)」を作りました。開くと人を追加できます。" },
    people: { "「\($0)」の人" },
    nobody: "このリストにはまだ誰もいません。", add: "人を追加する", handle: "ユーザー名",
    handleHint: "フォローしている人のユーザー名です。例: @alice", rename: "リストの名前を変更する",
    delete: "リストを削除する", takenOut: "外しました",
    added: { "\($0)さんをリストに追加しました。" }, removed: { "\($0)さんをリストから外しました。" },
    renamed: { "リストの名前を「\($0)」に変更しました。" },
    deletionQuestion: { "リスト「\($0)」を削除しますか。リストの人のフォローはそのまま続きます。" },
    deletionYes: SocialStrings.japanese.actions.deletionYes,
    deletionNo: SocialStrings.japanese.actions.deletionNo,
    addToLists: { "\($0)さんを入れるリスト" },
    addToListsHint: "リストを選ぶと、追加や取り外しができます。", contains: "追加済み",
    newWith: "新しいリストに追加する",
    addedTo: { "\($0)さんを「\($1)」に追加しました。" },
    removedFrom: { "\($0)さんを「\($1)」から外しました。" })
}
