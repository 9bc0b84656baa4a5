public import AppScreens
public import Entities

/// The texts about the demo network, on the first screen and elsewhere.
public struct DemoStrings: LocalizedStrings {
  public var choice: String
  /// The same where it is there already.
  public var entering: String
  public var progress: @Sendable (DemoProgress) -> String
  public var made: @Sendable (DemoSummary) -> String
  public var wasThere: @Sendable (DemoSummary) -> String
  public var lacksPhotos: String
  /// What to do next, in an app with the public timeline and sign-up.
  public var afterChoice: String
  /// Who the viewer is there.
  public var signedIn: @Sendable (_ name: String, _ handle: String) -> String
  /// Shown when creating the network was stopped.
  public var stopped: String

  /// What was created or found, and who is signed in there; nil for no one.
  public func told(_ outcome: DemoOutcome, as session: Session?) -> [String] {
    let person = session.map { [signedIn($0.name, $0.handle)] } ?? []
    let lack = outcome.summary.lacksPhotos ? [lacksPhotos] : []
    switch outcome {
    case .made(let summary): return [made(summary)] + lack + person
    // Someone who comes back needs only their name.
    case .wasThere(let summary): return person.isEmpty ? [wasThere(summary)] + lack : person
    }
  }

  public static let english = DemoStrings(
    choice: "Explore with a demo network",
    entering: "Explore the demo network",
    progress: { "\($0.posts) of \($0.total) posts…" },
    made: {
      "The demo network is ready: \($0.people) made-up people, \($0.posts) posts, \($0.photos) photos."
    },
    wasThere: {
      """
      The demo network is already here: \($0.people) people, \($0.posts) posts and comments, \
      \($0.photos) photos. Nothing was changed.
      """
    },
    lacksPhotos: "It has no photos: the library that makes them isn't installed (libvips42).",
    afterChoice: "Look around, or create an account and follow some people.",
    signedIn: {
      "You're signed in as \($0) (@\($1)), one of them. Create your own account any time under Accounts."
    },
    stopped: "Stopped. What's been created is kept; choose it again to continue.")

  public static let japanese = DemoStrings(
    choice: "デモ用ネットワークを作成して試す",
    entering: "デモ用ネットワークを試す",
    progress: { "\($0.total)件中\($0.posts)件の投稿…" },
    made: {
      "デモ用ネットワークを作成しました（架空の\($0.people)人、投稿\($0.posts)件、写真\($0.photos)枚）。"
    },
    wasThere: {
      """
      デモ用ネットワークはすでにあります。\($0.people)人、投稿とコメント\($0.posts)件、写真\($0.photos)枚。何も変更していません。
      """
    },
    lacksPhotos: "写真はありません。写真を扱うライブラリ（libvips42）がインストールされていないためです。",
    afterChoice: "見て回るか、アカウントを作成して誰かをフォローしてみてください。",
    signedIn: { "その1人、\($0)さん（@\($1)）としてサインインしています。自分のアカウントは「アカウント」からいつでも作成できます。" },
    stopped: "中断しました。作成済みのデータは残っています。もう一度選ぶと、続きから再開します。")
}
