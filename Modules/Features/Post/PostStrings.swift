public import Presentation

/// The words of a post and its thread. A host may change them on a copy.
public struct PostStrings: Sendable {
  public var title: String
  public var titleBy: @Sendable (_ name: String) -> String
  public var ancestors: String
  public var thisPost: String
  public var comments: String
  public var noComments: String
  public var newComments: @Sendable (_ count: Int) -> String
  public var showNewComments: @Sendable (_ count: Int) -> String
  /// In place of a post that vanished while it was being read.
  public var vanished: String
  public var isDeleted: String
  public var gone: String
  public var notFound: String
  public var like: String
  public var unlike: String
  public var share: String
  public var unshare: String
  public var comment: String
  public var author: String
  public var parent: String
  public var more: String
  public var refresh: String
  public var retry: String
  public var signIn: String
  public var delete: String
  public var deleteTitle: String
  public var askDelete: String
  public var deleteYes: String
  public var deleteNo: String
  public var done: @Sendable (PostDone) -> String
  public var compose: ComposeStrings

  /// The words in a language.
  public static func of(_ language: Language) -> PostStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
