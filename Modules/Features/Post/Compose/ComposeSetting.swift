import AppValues
import Entities

/// What can be chosen for a post in addition to its text and its photos.
public enum ComposeSetting: Hashable, Comparable, Sendable, CaseIterable {
  /// Who can see the post, chosen from a list; the warning shown before the text, the place
  /// (`Lake Biwa`, `Lake Biwa@35.25,136.1`), the poll (`Tea / Coffee; 3d`) and the language (its code), all entered.
  case visibility, warning, place, poll, language
  /// When it's published (`tomorrow 9:00`), which is entered.
  case time
  /// Whether the photos may disturb people, which isn't asked but switched.
  case sensitivity

  /// All settings: every part of a post is one, or says that it isn't.
  public static let allCases: [ComposeSetting] =
    ([.visibility, .time] + PostPart.allCases.compactMap(ComposeSetting.init)).sorted()

  /// The setting for a part of a post; nil for those that have steps of their own.
  private init?(_ part: PostPart) {
    switch part {
    case .text, .photos: return nil
    case .warning: self = .warning
    case .language: self = .language
    case .place: self = .place
    case .poll: self = .poll
    case .sensitivity: self = .sensitivity
    }
  }
}

extension ComposeState {
  /// Whether there is something to choose or to correct for a setting.
  public func has(_ setting: ComposeSetting) -> Bool {
    switch setting {
    // Visibility can't change after publishing: those who saw the post have seen it.
    case .visibility: !isEdit && visibilities.count > (needsVisibility ? 0 : 1)
    case .place: capabilities.places || form.content.place != nil
    case .poll: capabilities.polls != nil && photos.isEmpty || form.content.poll != nil
    case .warning, .language: true
    case .time: !isEdit && (schedules || form.time != nil)
    case .sensitivity: !photos.isEmpty
    }
  }

  /// Whether a setting may be what keeps the post from being valid.
  func mayBeWrong(_ setting: ComposeSetting) -> Bool {
    switch setting {
    case .visibility: needsVisibility
    case .warning: form.content.warning != nil
    case .place: form.content.place != nil
    case .poll: form.content.poll != nil
    case .language: form.content.language != nil
    case .time: form.time != nil
    case .sensitivity: false
    }
  }
}

extension ComposePresenter.Action {
  /// The setting that it changes.
  var setting: ComposeSetting? {
    switch self {
    case .choose: .visibility
    case .enter(let setting, _): setting
    case .setSensitive: .sensitivity
    default: nil
    }
  }
}

extension ComposePresenter {
  /// Changes what is entered as a text; an empty one removes it.
  ///
  /// Throws `unsupported` for what isn't entered as a text.
  func set(_ setting: ComposeSetting, to text: String) throws(AppError) {
    switch setting {
    case .visibility, .sensitivity: throw .unsupported
    case .warning: state.form.content.warning = try posts.warning(text)
    case .place: state.form.content.place = try posts.place(text)
    case .poll: state.form.content.poll = try posts.poll(text)
    case .time: state.form.time = try posts.time(text)
    case .language: state.form.content.language = text.isEmpty ? nil : try posts.language(text)
    }
  }
}
