/// The texts about the photos of a post being written. A host can change them on a copy.
public struct ComposePhotoStrings: Sendable {
  /// Opens the photos; with how many there are.
  public var photos: @Sendable (_ count: String) -> String
  public var title: String
  /// What people can do with the listed photos. A host can add how.
  public var listHint: String
  public var add: String
  public var done: String
  public var pathField: String
  /// A host can add other ways to choose a file.
  public var pathHint: String
  /// The photo to describe, by its size in pixels.
  public var added: @Sendable (_ width: Int, _ height: Int) -> String
  /// The film to describe, by its kind and its size in pixels.
  public var addedFilm: @Sendable (_ kind: String, _ width: Int, _ height: Int) -> String
  /// The photo to describe is the first image of a moving picture.
  public var fromMoving: String
  public var altField: String
  /// A host can add how to leave the field empty.
  public var altHint: String

  public static let english = ComposePhotoStrings(
    photos: { "Photos: \($0)" }, title: "Photos of this post",
    listHint: "You can edit descriptions and remove photos.",
    add: "Add a photo", done: "Done", pathField: "File",
    pathHint: "Path of a photo or a short video, like ~/Pictures/lake.jpg.",
    added: { "Photo, \($0) × \($1) pixels." }, addedFilm: { "\($0), \($1) × \($2) pixels." },
    fromMoving: "This picture is animated. Only its first frame was added.", altField: "Description",
    altHint: "Describe the photo for people who can't see it. Leave empty to skip.")

  public static let japanese = ComposePhotoStrings(
    photos: { "写真: \($0)" }, title: "この投稿の写真",
    listHint: "写真の説明を編集したり、写真を外したりできます。",
    add: "写真を追加", done: "完了", pathField: "ファイル",
    pathHint: "写真か短い動画のパスを指定してください。例: ~/Pictures/lake.jpg",
    added: { "\($0) × \($1) ピクセルの写真です。" },
    addedFilm: { "\($1) × \($2) ピクセルの\($0)です。" },
    fromMoving: "アニメーション画像のため、最初の1コマだけを追加しました。", altField: "写真の説明",
    altHint: "写真を見られない人のために、何が写っているかを説明してください。付けない場合は空欄にしてください。")
}
