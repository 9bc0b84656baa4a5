import Presentation

/// The texts of the screen that follows signing up.
public struct FirstStepsStrings: Sendable {
  public var title: @Sendable (_ name: String) -> String
  public var explanation: @Sendable (_ handle: String) -> String
  public var compose: String
  public var findPeople: String
  public var readPublicTimeline: String
  public var goHome: String

  public static let english = FirstStepsStrings(
    title: { "Welcome, \($0)!" },
    explanation: {
      "You're now @\($0), and you'll stay signed in on this device. What would you like to do first?"
    },
    compose: SocialStrings.english.labels.firstPost,
    findPeople: "Find people to follow",
    readPublicTimeline: "Read the public timeline",
    goHome: "Go to your home timeline")

  public static let japanese = FirstStepsStrings(
    title: { "\($0)さん、ようこそ！" },
    explanation: { "アカウント @\($0) を作成しました。この端末ではサインインしたままです。まず何をしますか？" },
    compose: SocialStrings.japanese.labels.firstPost,
    findPeople: "フォローする人を探す",
    readPublicTimeline: "公開タイムラインを読む",
    goHome: "ホームへ移動")
}
