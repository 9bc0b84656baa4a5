public import AppScreens

/// What is said of the demo network, on the first screen and elsewhere.
public struct DemoStrings: LocalizedStrings {
  public var choice: String
  public var progress: @Sendable (DemoProgress) -> String
  public var made: @Sendable (DemoSummary) -> String
  public var wasThere: @Sendable (DemoSummary) -> String
  public var lacksPhotos: String
  /// What to do next, where the app has the posts of everyone and the making of an account.
  public var afterChoice: String
  /// Said when it was stopped in the middle.
  public var stopped: String

  /// What there is now.
  public func told(_ outcome: DemoOutcome) -> [String] {
    let first =
      switch outcome {
      case .made(let summary): made(summary)
      case .wasThere(let summary): wasThere(summary)
      }
    return outcome.summary.lacksPhotos ? [first, lacksPhotos] : [first]
  }

  public static let english = DemoStrings(
    choice: "Fill it with a demo network, to look around",
    progress: { "\($0.posts) of \($0.total) posts …" },
    made: {
      """
      A demo network is here: \($0.people) people, \($0.posts) posts and comments, \($0.photos) photos. None of \
      these people exist.
      """
    },
    wasThere: {
      """
      The demo network is here already: \($0.people) people, \($0.posts) posts and comments, \
      \($0.photos) photos. Nothing was changed.
      """
    },
    lacksPhotos: "It has no photos: the tools that make them are not installed (libvips-tools).",
    afterChoice: "Look around, or create an account and follow some of them.",
    stopped: "Stopped. What has been made stays; choose it again and it goes on.")

  public static let japanese = DemoStrings(
    choice: "お試し用のネットワークを作って見て回る",
    progress: { "\($0.total)件中\($0.posts)件の投稿…" },
    made: {
      """
      お試し用のネットワークができました。\($0.people)人、投稿とコメント\($0.posts)件、写真\($0.photos)枚。登場する人はすべて架空です。
      """
    },
    wasThere: {
      """
      お試し用のネットワークはすでにあります。\($0.people)人、投稿とコメント\($0.posts)件、写真\($0.photos)枚。何も変更していません。
      """
    },
    lacksPhotos: "写真はありません。写真を扱うツール（libvips-tools）がインストールされていないためです。",
    afterChoice: "見て回るか、アカウントを作成してだれかをフォローしてみてください。",
    stopped: "中止しました。作成済みの分は残っています。もう一度選ぶと続きから始まります。")
}
