import AppScreens
import AppValues
import Entities

// What is wrong with a photo, and what to do about it.
extension Words {
  /// nil where the words for any field will do.
  func explainPhoto(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.photo, .missing):
      pick(
        "There is no such file. Look at the path of the photo.",
        "ファイルが見つかりません。写真のパスを確認してください。")
    case (.photo, .unreadable):
      pick(
        "That photo cannot be read: it is no file, or not for you to open.",
        "写真を読み取れません。ファイルではないか、読み取りが許可されていません。")
    case (.photo, .unsupported):
      pick(
        "That is no photo that can be read here. JPEG, PNG, WebP and GIF can, and mostly HEIC.",
        "写真として読み取れないファイルです。JPEG、PNG、WebP、GIF、また多くの場合HEICを使えます。")
    case (.photo, .malformed):
      pick(
        "The photo is damaged or cut short. Open it elsewhere and save it anew, or take another.",
        "写真が壊れているか、途中で切れています。別のアプリで保存し直すか、ほかの写真を選んでください。")
    case (.photo, .toolMissing(let package)):
      pick(
        "Photos need a program that is not installed. Install the package \(package) and try again.",
        "写真を扱うプログラムがインストールされていません。パッケージ \(package) をインストールしてからやり直してください。")
    case (.photo, .wrong):
      pick(
        "One of the photos is no longer there, or is on another post. Please add it again.",
        "写真のうち1枚が見つからないか、ほかの投稿で使われています。もう一度追加してください。")
    case (.photos, .tooLong(let maximum, _)):
      pick(
        "A post may have at most \(maximum) photos. None of these was added.",
        "写真は1件の投稿に\(maximum)枚までです。今回の写真は追加されていません。")
    default: nil
    }
  }
}
