/// The texts for choosing a secret, which isn't shown.
public struct SecretStrings: Sendable {
  /// Asks a second time, with the prompt of the first time.
  public var again: @Sendable (_ prompt: String) -> String
  /// The two answers differ.
  public var differ: String

  public static let english = SecretStrings(
    again: { "Repeat to confirm. \($0)" }, differ: "These don't match. Choose one again.")

  public static let japanese = SecretStrings(
    again: { "（確認）\($0)" }, differ: "2回の入力が一致しません。もう一度入力してください。")
}
