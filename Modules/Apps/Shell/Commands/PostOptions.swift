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
  func apply(to form: inout PostForm, _ posts: PostInteractor) throws(AppError) {
    if let warning { form.warning = warning }
    if let language { form.language = language }
    if let place { form.place = try posts.place(place) }
  }
}

extension PostVisibility: ExpressibleByArgument {}
