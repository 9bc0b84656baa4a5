import AppScreens
import AppValues
import Entities

extension Words {
  /// What is wrong with something that goes with a post's text, where that takes words of its own.
  func explainSetting(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.language, .malformed):
      pick(
        "A language is two letters, like en or ja.", "言語は en や ja のような英字2文字で指定してください。")
    case (.place, .malformed):
      pick(
        "A place is a name, with its coordinates if you like: Lake Biwa@35.25,136.1",
        "場所は「琵琶湖@35.25,136.1」のように、名前と、必要なら座標を書いてください。")
    case (.latitude, .outOfRange):
      pick("A latitude is a number from -90 to 90.", "緯度は-90から90までの数で書いてください。")
    case (.longitude, .outOfRange):
      pick("A longitude is a number from -180 to 180.", "経度は-180から180までの数で書いてください。")
    case (.latitude, .empty), (.longitude, .empty):
      pick(
        "Coordinates are a latitude and a longitude, with a comma between them: 35.25,136.1",
        "座標は「35.25,136.1」のように、緯度と経度をコンマで区切って書いてください。")
    case (.visibility, .outOfRange):
      pick(
        "A comment cannot be seen by more people than the post it answers.",
        "コメントの公開範囲は、コメント先の投稿より広くできません。")
    default: nil
    }
  }
}
