import AppValues
import Entities

/// A step of writing in a terminal, where one thing is asked at a time.
enum ComposeStep: Equatable, Sendable {
  /// Reads drafts, and the post to comment on or edit.
  case opening
  /// Offers drafts to continue.
  case choosingDraft
  /// Asks for the text.
  case writing
  /// Shows the post as it would be published.
  case preview
  /// Asks for a setting.
  case setting(ComposeSetting)
  /// Shows the photos, or asks for one or its description.
  case photos(PhotoStep)
  /// Asks whether to discard the text.
  case confirmingDiscard
  /// Nothing can be written.
  case closed
  /// The text was published or discarded.
  case finished
}

/// The step of changing photos.
enum PhotoStep: Equatable, Sendable {
  /// The photos are shown.
  case list
  /// The screen asks for the path of a file.
  case path
  /// The screen asks for the description of a photo.
  case alt(ID<Photo>)
}

/// What is written, and the step of writing it.
@dynamicMemberLookup
struct ComposeStepsState: Equatable, Sendable {
  /// What is written.
  var page: ComposeState
  /// What is asked.
  var step: ComposeStep
  /// What was entered for a setting or a photo and isn't valid.
  var entry: String?

  subscript<Value>(dynamicMember part: WritableKeyPath<ComposeState, Value>) -> Value {
    get { page[keyPath: part] }
    set { page[keyPath: part] = newValue }
  }

  subscript<Value>(dynamicMember part: KeyPath<ComposeState, Value>) -> Value { page[keyPath: part] }
}
