public import Entities

extension MastodonVisibility {
  /// The word for who can see a post.
  public init(_ visibility: PostVisibility) {
    self =
      switch visibility {
      case .everyone: .public
      case .unlisted: .unlisted
      case .followers: .private
      case .direct: .direct
      }
  }
}

extension PostVisibility {
  /// What a word of the wire stands for. One that isn't known here counts as the most restrictive.
  public init(_ visibility: MastodonVisibility) {
    self =
      switch visibility {
      case .public: .everyone
      case .unlisted: .unlisted
      case .private: .followers
      default: .direct
      }
  }
}
