import AppValues
public import ArgumentParser
public import Entities
import Post
import SocialMenuShell

/// The parts of a post beside its text and photos.
struct PostOptions: ParsableArguments {
  @Option(help: .text("A warning, shown before the text.", ja: "閲覧注意の文。本文より先に表示されます。")) var warning: String?
  @Option(
    help: .text(
      "The language of the text, such as en or zh-TW (default: yours).",
      ja: "本文の言語（en、zh-TW など）。省略時は自分の既定の言語。"))
  var language: String?
  @Option(help: .text("Where it was written: NAME or NAME@LATITUDE,LONGITUDE.", ja: "書いた場所。名前、または 名前@緯度,経度。"))
  var place: String?
  @Flag(
    inversion: .prefixedNo,
    help: .text(
      "Mark the photos as sensitive: they're hidden until the post is opened (default: your setting).",
      ja: "刺激の強い写真とします。投稿を開くまで表示されません。省略時は自分の既定。"))
  var sensitive: Bool?

  /// Sets the given parts in a form.
  func apply(to form: inout PostForm, _ posts: WritingInteractor) throws(AppError) {
    for part in PostPart.allCases {
      switch part {
      // They have options of their own.
      case .text, .photos: break
      case .warning: if let warning { form.content.warning = warning }
      case .language: if let language { form.content.language = language }
      case .place: if let place { form.content.place = try posts.place(place) }
      case .sensitivity: if let sensitive { form.isSensitive = sensitive }
      }
    }
  }

  /// Whether any part is given.
  var saysSomething: Bool { sensitive != nil || [warning, language, place].contains { $0 != nil } }
}

/// The parts to remove from a post.
struct RemovalOptions: ParsableArguments {
  @Flag(
    help: .text(
      "Remove all photos (to replace them, use --photo).", ja: "写真をすべて外します（置き換える場合は --photo）。"))
  var noPhotos = false
  @Flag(help: .text("Remove the warning.", ja: "閲覧注意を外します。")) var noWarning = false
  @Flag(help: .text("Remove the place.", ja: "場所を外します。")) var noPlace = false

  /// Whether any part is to be removed.
  var saysSomething: Bool { noPhotos || noWarning || noPlace }

  /// Removes the parts from a form.
  func apply(to content: inout PostContent<ID<Photo>>) {
    if noPhotos { content.photos = [] }
    if noWarning { content.warning = nil }
    if noPlace { content.place = nil }
  }

  /// Refuses to both set and remove a part.
  func validate(with photos: PhotoOptions, _ more: PostOptions) throws {
    if noPhotos, !photos.arguments.isEmpty {
      throw ValidationError(
        .text("Use --photo or --no-photos, not both.", ja: "--photo と --no-photos は同時に使えません。"))
    }
    if noWarning, more.warning != nil {
      throw ValidationError(
        .text("Use --warning or --no-warning, not both.", ja: "--warning と --no-warning は同時に使えません。"))
    }
    if noPlace, more.place != nil {
      throw ValidationError(
        .text("Use --place or --no-place, not both.", ja: "--place と --no-place は同時に使えません。"))
    }
  }
}

extension PostVisibility: ExpressibleByArgument {}
