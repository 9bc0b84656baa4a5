import AppScreens
import AppValues
import Entities

extension SocialErrorStrings {
  /// What keeps a film from being added or posted.
  public struct Films: Sendable {
    public var unsupported, malformed, waiting, notAlone: String
    public var tooLarge, tooManyPixels: @Sendable (_ limit: Int) -> String
    public var tooLong: @Sendable (_ minutes: Int) -> String
  }
}

extension SocialErrorStrings.Films {
  static let english = Self(
    unsupported: "Videos can't be posted here, since the server can't prepare them. Use a photo.",
    malformed:
      "This video is damaged, incomplete or of an unsupported type. Use MP4, WebM or MOV, or an animated GIF.",
    waiting: "The video is still being prepared. Try again in a moment.",
    notAlone: "A post can have photos or one video, not both.",
    tooLarge: { "The video is too large. It can be up to \($0, in: .english) MB." },
    tooManyPixels: { "The video has too many pixels. Its size can be up to \($0, in: .english) megapixels." },
    tooLong: { "The video is too long. It can last up to \($0, in: .english) minutes." })

  static let japanese = Self(
    unsupported: "動画を準備できないため、ここには動画を投稿できません。写真を使ってください。",
    malformed: "動画が破損しているか、途中で切れているか、対応していない形式です。MP4、WebM、MOV、またはアニメーションGIFを使ってください。",
    waiting: "動画を準備しています。しばらくしてから、もう一度お試しください。",
    notAlone: "1件の投稿に追加できるのは、写真か、動画1本のどちらかです。",
    tooLarge: { "動画が大きすぎます。追加できるのは\($0, in: .japanese)MBまでです。" },
    tooManyPixels: { "動画の画素数が多すぎます。追加できるのは\($0, in: .japanese)メガピクセルまでです。" },
    tooLong: { "動画が長すぎます。追加できるのは\($0, in: .japanese)分までです。" })

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.film, .unsupported): unsupported
    case (.film, .malformed): malformed
    case (.film, .pending): waiting
    case (.film, .taken): notAlone
    case (.film, .tooManyBytes(let megabytes)): tooLarge(megabytes)
    case (.film, .tooManyPixels(let megapixels)): tooManyPixels(megapixels)
    case (.film, .outOfRange): tooLong(Film.maximumSeconds / 60)
    default: nil
    }
  }
}
