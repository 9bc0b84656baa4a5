public import AppScreens
public import Entities
import Presentation

/// The texts of the screens about lists of people. A host can change them on a copy.
public struct ListsStrings: LocalizedStrings {
  /// `list` is the title of a list until its name is known.
  public var title, list, new, nothing, name, nameHint: String
  public var created: @Sendable (_ list: String) -> String

  /// The texts of the screen of the people in a list.
  public var people: @Sendable (_ list: String) -> String
  public var noPeople, add, handle, handleHint, rename, delete: String
  /// Next to a person who is no longer in the list.
  public var noLongerInList: String
  public var added, removed: @Sendable (_ person: String) -> String
  public var renamed: @Sendable (_ list: String) -> String
  /// What chooses whose comments a list shows, the question, and what leaves the answer as it is.
  public var comments, commentsQuestion, unchanged: String
  public var commentsMeaning: @Sendable (ListComments) -> String
  /// What shows posts at home again, or leaves them out.
  public var home: @Sendable (_ isExclusive: Bool) -> String
  public var changed: @Sendable (ListSettings) -> String
  public var deletionQuestion: @Sendable (_ list: String) -> String
  public var deletionYes, deletionNo: String

  /// The texts of the screen that adds a person to lists.
  public var addToLists: @Sendable (_ person: String) -> String
  public var addToListsHint, contains, addToNewList: String
  public var addedTo, removedFrom: @Sendable (_ person: String, _ list: String) -> String

  public static let english = ListsStrings(
    title: SocialStrings.english.labels.lists, list: "List", new: "New list",
    nothing: "No lists yet. A list shows only posts by people you choose from those you follow.",
    name: "List name", nameHint: "Only you can see it. For example: Family",
    created: { "List “\($0)” created. Open it to add people." },
    people: { "People in “\($0)”" },
    noPeople: "This list is empty.", add: "Add someone", handle: "Handle",
    handleHint: "Someone you follow. For example: @alice", rename: "Rename list",
    delete: "Delete list", noLongerInList: "removed",
    added: { "\($0) added." }, removed: { "\($0) removed." },
    renamed: { "List renamed to “\($0)”." },
    comments: "Choose which comments it shows", commentsQuestion: "Which comments does the list show?",
    unchanged: "Keep as is",
    commentsMeaning: {
      switch $0 {
      case .onFollowed: "Comments on posts by anyone you follow"
      case .onMembers: "Comments on posts by people in the list"
      case .onNoOneElse: "Only comments on their own posts and yours"
      }
    },
    home: { $0 ? "Show their posts in home again" : "Keep their posts out of home" },
    changed: {
      let comments =
        switch $0.comments {
        case .onFollowed: "The list shows comments on posts by anyone you follow."
        case .onMembers: "The list shows comments on posts by people in the list."
        case .onNoOneElse: "The list shows only comments on their own posts and yours."
        }
      return $0.isExclusive
        ? "\(comments) Their posts are kept out of home." : "\(comments) Their posts are in home, too."
    },
    deletionQuestion: { "Delete the list “\($0)”? You'll still follow the people in it." },
    deletionYes: SocialStrings.english.actions.deletionYes,
    deletionNo: SocialStrings.english.actions.deletionNo,
    addToLists: { "Add \($0) to lists" },
    addToListsHint: "Choose a list to add them. Choose it again to remove them.", contains: "in this list",
    addToNewList: "Add to a new list",
    addedTo: { "\($0) added to “\($1)”." }, removedFrom: { "\($0) removed from “\($1)”." })

  public static let japanese = ListsStrings(
    title: SocialStrings.japanese.labels.lists, list: "リスト", new: "リストを作成",
    nothing: "リストはまだありません。リストを作ると、フォロー中の人を選び、その投稿だけをまとめて読めます。",
    name: "リスト名", nameHint: "ほかの人には表示されません。例: 家族",
    created: { "リスト「\($0)」を作成しました。開くとメンバーを追加できます。" },
    people: { "「\($0)」のメンバー" },
    noPeople: "このリストにはまだ誰もいません。", add: "メンバーを追加", handle: "ユーザー名",
    handleHint: "フォロー中の人のユーザー名です。例: @alice", rename: "リスト名を変更",
    delete: "リストを削除", noLongerInList: "外しました",
    added: { "\($0)さんをリストに追加しました。" }, removed: { "\($0)さんをリストから外しました。" },
    renamed: { "リスト名を「\($0)」に変更しました。" },
    comments: "表示するコメントを選択", commentsQuestion: "このリストに表示するコメント", unchanged: "変更しない",
    commentsMeaning: {
      switch $0 {
      case .onFollowed: "フォロー中の人の投稿へのコメント"
      case .onMembers: "メンバーの投稿へのコメント"
      case .onNoOneElse: "本人または自分の投稿へのコメントのみ"
      }
    },
    home: { $0 ? "メンバーの投稿をホームに表示" : "メンバーの投稿をホームに表示しない" },
    changed: {
      let comments =
        switch $0.comments {
        case .onFollowed: "フォロー中の人の投稿へのコメントをリストに表示します。"
        case .onMembers: "メンバーの投稿へのコメントをリストに表示します。"
        case .onNoOneElse: "本人または自分の投稿へのコメントだけをリストに表示します。"
        }
      return $0.isExclusive
        ? "\(comments)メンバーの投稿はホームに表示しません。" : "\(comments)メンバーの投稿はホームにも表示します。"
    },
    deletionQuestion: { "リスト「\($0)」を削除しますか？ メンバーのフォローは解除されません。" },
    deletionYes: SocialStrings.japanese.actions.deletionYes,
    deletionNo: SocialStrings.japanese.actions.deletionNo,
    addToLists: { "\($0)さんをリストに追加" },
    addToListsHint: "リストを選ぶと追加し、もう一度選ぶと外します。", contains: "追加済み",
    addToNewList: "新しいリストを作って追加",
    addedTo: { "\($0)さんを「\($1)」に追加しました。" },
    removedFrom: { "\($0)さんを「\($1)」から外しました。" })
}
