/// The words of choosing a secret that nothing shows.
struct SecretStrings: Sendable {
  /// Asks a second time, with what was asked the first time.
  var again: @Sendable (_ prompt: String) -> String
  /// The second answer was another one than the first.
  var differ: String

  static let english = SecretStrings(
    again: { "Once more, please. \($0)" }, differ: "These were not the same. Please choose it again.")

  static let japanese = SecretStrings(
    again: { "（確認）\($0)" }, differ: "2回の入力が一致しません。もう一度入力してください。")
}
