import AppScreens
import AppValues
import ArgumentParser
import Post

/// The key under which a command publishes: run again with the same one, it does not post twice.
struct KeyOptions: ParsableArguments {
  @Option(
    help: .text(
      "A key for safe retries: one key never posts twice.", ja: "やり直すためのキー。同じキーで二重に投稿されることはありません。"))
  var key: String?

  /// Makes a key where none was given, to name it where it is not known whether the post was saved.
  mutating func validate() {
    key = key ?? PublishKey.unique().rawValue
  }

  var publishKey: PublishKey? { key.map(PublishKey.init) }

  /// How to run the command again where the post may have been saved; nil where it was not.
  func advice(on error: AppError, _ language: Language) -> String? {
    switch error {
    case .unconfirmed, .timeout, .storage(.diskFault), .unexpected:
      key.map(CommandStrings.of(language).repeating)
    default: nil
    }
  }
}
