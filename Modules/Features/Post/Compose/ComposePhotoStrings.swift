/// The words of the photos of a post that is being written.
public struct ComposePhotoStrings: Sendable {
  /// The way to the photos, with how many there are.
  public var photos: @Sendable (_ count: String) -> String
  public var title: String
  /// What can be done with the photos of the list. A host may say here how.
  public var listHint: String
  public var add: String
  public var done: String
  public var pathField: String
  /// A host may say here how else a file can be named.
  public var pathHint: String
  /// Which photo its description is asked for, in pixels.
  public var added: @Sendable (_ width: Int, _ height: Int) -> String
  public var altField: String
  /// A host may say here how nothing is entered.
  public var altHint: String

  public static let english = ComposePhotoStrings(
    photos: { "Photos: \($0)" }, title: "Photos of this post",
    listHint: "You can change what is said of a photo, or take it away.",
    add: "Add a photo", done: "Done", pathField: "File",
    pathHint: "The path of a photo, such as ~/Pictures/lake.jpg.",
    added: { "A photo of \($0) × \($1) pixels." }, altField: "What it shows",
    altHint: "A few words for those who cannot see it. Leave it empty for none.")

  public static let japanese = ComposePhotoStrings(
    photos: { "写真: \($0)" }, title: "この投稿の写真",
    listHint: "写真の説明を変更したり、写真を取り除いたりできます。",
    add: "写真を追加する", done: "完了", pathField: "ファイル",
    pathHint: "写真のパスを指定してください。例: ~/Pictures/lake.jpg",
    added: { "\($0) × \($1) ピクセルの写真です。" }, altField: "写真の説明",
    altHint: "写真を見られない人のために、何が写っているかを書いてください。空欄にすると、なしになります。")
}
