import AppValues
import Entities
import Post

extension OutboxWrite {
  /// The same for writes of which only the last one counts; nil for new posts, which all count.
  var subject: String? {
    switch self {
    case .publish: nil
    case .edit(let post, _): Self.editSubject(of: post)
    case .delete(let post, _): "delete \(post)"
    case .mark(let post, let mark, _): "\(mark.rawValue) \(post)"
    case .follow(let person, _, _, _, _): Self.subject(of: person)
    }
  }

  /// The subject of edits of a post.
  static func editSubject(of post: ID<Post>) -> String { "edit \(post)" }

  /// The subject of what is done to a person.
  static func subject(of person: ID<User>) -> String { "follow \(person)" }

  /// The subjects of all that is done to a post.
  static func subjects(of post: ID<Post>) -> [String] {
    [editSubject(of: post), "delete \(post)"] + PostMark.allCases.map { "\($0.rawValue) \(post)" }
  }

  /// The same about another post.
  func about(_ post: ID<Post>) -> OutboxWrite {
    switch self {
    case .publish(var new):
      new.replyTo = post
      return .publish(post: new)
    case .edit(_, let edit): return .edit(post: post, edit: edit)
    case .delete(_, let keepsPhotos): return .delete(post: post, keepsPhotos: keepsPhotos)
    case .mark(_, let mark, let isSet): return .mark(post: post, mark: mark, isSet: isSet)
    case .follow: return self
    }
  }
}
