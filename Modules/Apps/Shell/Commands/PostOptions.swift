import AppValues
public import ArgumentParser
public import Entities
import Post

/// What goes with the text of a post.
struct PostOptions: ParsableArguments {
  @Option(help: .text("What readers see before they open the post.", ja: "投稿を開く前に表示される注意書き。")) var warning:
    String?
  @Option(
    help: .text("The language of the text, two letters; by default yours.", ja: "本文の言語（2文字）。省略すると表示の言語。"))
  var language: String?
  @Option(help: .text("Where it was written: NAME or NAME@LATITUDE,LONGITUDE.", ja: "書いた場所。名前、または 名前@緯度,経度。"))
  var place: String?

  /// Puts into the form what was said here.
  func apply(to content: inout PostContent<ID<Photo>>, _ posts: WritingInteractor) throws(AppError) {
    if let warning { content.warning = warning }
    if let language { content.language = language }
    if let place { content.place = try posts.place(place) }
  }

  /// Whether something was said here.
  var saysSomething: Bool { [warning, language, place].contains { $0 != nil } }
}

/// What goes with the text of a post no longer.
struct RemovalOptions: ParsableArguments {
  @Flag(
    help: .text(
      "Take all photos away; --photo puts new ones in their place.", ja: "写真をすべて外します。--photo は新しい写真に置き換えます。"))
  var noPhotos = false
  @Flag(help: .text("Take the warning away.", ja: "注意書きを外します。")) var noWarning = false
  @Flag(help: .text("Take the place away.", ja: "場所を外します。")) var noPlace = false

  /// Whether something was said here.
  var saysSomething: Bool { noPhotos || noWarning || noPlace }

  /// Takes out what was said here.
  func apply(to content: inout PostContent<ID<Photo>>) {
    if noPhotos { content.photos = [] }
    if noWarning { content.warning = nil }
    if noPlace { content.place = nil }
  }

  /// Refuses to take away what is to be put there.
  func validate(with photos: PhotoOptions, _ more: PostOptions) throws {
    if noPhotos, !photos.arguments.isEmpty {
      throw ValidationError(
        .text("Choose --photo or --no-photos.", ja: "--photo か --no-photos のどちらかを選んでください。"))
    }
    if noWarning, more.warning != nil {
      throw ValidationError(
        .text("Choose --warning or --no-warning.", ja: "--warning か --no-warning のどちらかを選んでください。"))
    }
    if noPlace, more.place != nil {
      throw ValidationError(.text("Choose --place or --no-place.", ja: "--place か --no-place のどちらかを選んでください。"))
    }
  }
}

extension PostVisibility: ExpressibleByArgument {}
