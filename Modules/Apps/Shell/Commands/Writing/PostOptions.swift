import AppValues
public import ArgumentParser
public import Entities
import Post
import SocialMenuShell

/// The parts of a post beside its text and photos.
struct PostOptions: ParsableArguments {
  @Option(help: .text(\WritingHelpStrings.warning)) var warning: String?
  @Option(help: .text(\WritingHelpStrings.language)) var language: String?
  @Option(help: .text(\WritingHelpStrings.place)) var place: String?
  @Option(help: .text(\WritingHelpStrings.poll)) var poll: String?
  @Flag(inversion: .prefixedNo, help: .text(\WritingHelpStrings.sensitive)) var sensitive: Bool?

  /// Sets the given parts in a form.
  func apply(to form: inout PostForm, _ posts: WritingInteractor) throws(AppError) {
    for part in PostPart.allCases {
      switch part {
      // They have options of their own.
      case .text, .photos: break
      case .warning: if let warning { form.content.warning = warning }
      case .language: if let language { form.content.language = language }
      case .place: if let place { form.content.place = try posts.place(place) }
      case .poll: if let poll { form.content.poll = try posts.poll(poll) }
      case .sensitivity: if let sensitive { form.isSensitive = sensitive }
      }
    }
  }

  /// Whether any part is given.
  var saysSomething: Bool { sensitive != nil || [warning, language, place, poll].contains { $0 != nil } }
}

/// The parts to remove from a post.
struct RemovalOptions: ParsableArguments {
  @Flag(help: .text(\WritingHelpStrings.noPhotos)) var noPhotos = false
  @Flag(help: .text(\WritingHelpStrings.noWarning)) var noWarning = false
  @Flag(help: .text(\WritingHelpStrings.noPlace)) var noPlace = false
  @Flag(help: .text(\WritingHelpStrings.noPoll)) var noPoll = false

  /// Whether any part is to be removed.
  var saysSomething: Bool { noPhotos || noWarning || noPlace || noPoll }

  /// Removes the parts from a form.
  func apply(to content: inout PostContent<ID<Photo>>) {
    if noPhotos { content.photos = [] }
    if noWarning { content.warning = nil }
    if noPlace { content.place = nil }
    if noPoll { content.poll = nil }
  }

  /// Refuses to both set and remove a part.
  func validate(with photos: PhotoOptions, _ more: PostOptions) throws {
    if noPhotos, !photos.arguments.isEmpty {
      throw ValidationError(.text(\WritingHelpStrings.photosOrNone))
    }
    if noWarning, more.warning != nil {
      throw ValidationError(.text(\WritingHelpStrings.warningOrNone))
    }
    if noPlace, more.place != nil {
      throw ValidationError(.text(\WritingHelpStrings.placeOrNone))
    }
    if noPoll, more.poll != nil {
      throw ValidationError(.text(\WritingHelpStrings.pollOrNone))
    }
  }
}

extension PostVisibility: ExpressibleByArgument {}
