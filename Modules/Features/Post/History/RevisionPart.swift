/// Something of a post that an edit can change.
public enum RevisionPart: Hashable, Sendable, CaseIterable {
  case text, warning, language, place, photos
}

extension Revision {
  /// What is not as it was in an earlier version.
  public func changes(since earlier: Revision) -> [RevisionPart] {
    RevisionPart.allCases.filter { part in
      switch part {
      case .text: text != earlier.text
      case .warning: warning != earlier.warning
      case .language: language != earlier.language
      case .place: place != earlier.place
      case .photos: photos != earlier.photos
      }
    }
  }
}
