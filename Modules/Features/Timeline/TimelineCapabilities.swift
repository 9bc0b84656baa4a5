/// What a source of timelines can read.
public struct TimelineCapabilities: Equatable, Sendable {
  /// A kind of timeline, whatever it is of.
  public enum Kind: CaseIterable, Sendable {
    case home, everyone, user
    /// The posts with one hashtag, and those of several read together, as any `HashtagSelection` says.
    case hashtag, hashtags
    case list, bookmarks, likes
  }

  /// The timelines that are kept here.
  public var kinds: Set<Kind>

  /// A source that keeps timelines of these kinds, and no other.
  public init(kinds: Set<Kind>) {
    self.kinds = kinds
  }

  /// All that there are.
  public static let all = TimelineCapabilities(kinds: Set(Kind.allCases))

  /// Whether a timeline is kept here.
  public func keeps(_ kind: TimelineKind) -> Bool {
    switch kind {
    case .home: kinds.contains(.home)
    case .everyone: kinds.contains(.everyone)
    case .user: kinds.contains(.user)
    case .hashtag(let selection): kinds.contains(selection.single == nil ? .hashtags : .hashtag)
    case .list: kinds.contains(.list)
    case .bookmarks: kinds.contains(.bookmarks)
    case .likes: kinds.contains(.likes)
    }
  }
}
