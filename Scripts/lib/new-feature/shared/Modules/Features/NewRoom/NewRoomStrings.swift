public import AppScreens
import AppValues

/// The texts of the screen. A host can change them on a copy.
public struct NewRoomStrings: LocalizedStrings {
  public var title: String
  /// Shown in place of an empty list.
  public var nothing: String
  public var add: String
  /// The field for the name of a new item.
  public var name, nameHint: String
  public var added: @Sendable (_ name: String) -> String

  public static let english = NewRoomStrings(
    title: "New room", nothing: "There's nothing here yet.", add: "Add", name: "Name",
    nameHint: "Up to \(NewRoomItem.nameLimit.characters) characters.", added: { "Added: \($0)" })

  public static let japanese = NewRoomStrings(
    title: "New room", nothing: "まだ何もありません。", add: "追加", name: "名前",
    nameHint: "\(NewRoomItem.nameLimit.characters)文字まで。", added: { "「\($0)」を追加しました。" })
}
