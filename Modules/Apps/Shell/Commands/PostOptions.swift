public import ArgumentParser
public import Entities
import Post

/// What goes with the text of a post.
struct PostOptions: ParsableArguments {
  @Option(help: "What readers see before they open the post.") var warning: String?
  @Option(help: "The language of the text, two letters; by default yours.") var language: String?
  @Option(help: "Where it was written: NAME or NAME@LATITUDE,LONGITUDE.") var place: String?

  /// Puts into the form what was said here.
  func apply(to form: inout PostForm, _ posts: PostInteractor) throws(SocialError) {
    if let warning { form.warning = warning }
    if let language { form.language = language }
    if let place { form.place = try posts.place(place) }
  }
}

extension Visibility: ExpressibleByArgument {}
