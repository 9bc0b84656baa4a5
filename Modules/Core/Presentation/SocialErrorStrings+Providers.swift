import AppValues
import Entities

extension SocialErrorStrings {
  /// Errors about signing in by a provider.
  public struct Providers: Sendable {
    public var missing, taken, several, unverified, tooLate: String
  }
}

extension SocialErrorStrings.Providers {
  static let english = Self(
    missing: "You can't sign in that way here.",
    taken: "Another account on this server is already linked to that provider account.",
    several: "Another account of the same provider is linked already. Unlink that one first.",
    unverified: "What the provider said couldn't be verified. Try again.",
    tooLate: "This took too long. Start again from signing in.")

  static let japanese = Self(
    missing: "ここでは、この方法でサインインできません。",
    taken: "この連携先アカウントは、すでにこのサーバーの別のアカウントと連携されています。",
    several: "同じ連携先の別のアカウントと連携しています。先にその連携を解除してください。",
    unverified: "連携先からの応答を確認できませんでした。もう一度お試しください。",
    tooLate: "時間切れです。サインインからもう一度お試しください。")

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.provider, .missing): missing
    case (.provider, .taken): taken
    case (.provider, .unchanged): several
    case (.provider, .wrong): unverified
    case (.registration, .wrong): tooLate
    default: nil
    }
  }
}
