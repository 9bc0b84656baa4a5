import AppScreens
import AppValues
import ArgumentParser
import Post
import SocialMenuShell

/// The idempotency key of a command that publishes: run again with the same key, it doesn't post twice.
struct KeyOptions: ParsableArguments {
  @Option(help: .text(\WritingHelpStrings.key)) var key: String?

  /// Makes a key if none was given, to suggest it when it's unknown whether the post was saved.
  mutating func validate() {
    key = key ?? PublishKey.unique().rawValue
  }

  var publishKey: PublishKey? { key.map(PublishKey.init) }

  /// How to run the command again if the post may have been saved; nil if it wasn't.
  func advice(on error: AppError, _ language: Language) -> String? {
    switch error {
    case .unconfirmed, .timeout, .storage(.diskFault), .unexpected:
      key.map(CommandStrings.of(language).repeating)
    default: nil
    }
  }
}
