/// What goes on behind what was answered, each by its own `Worker`. The words stand in `due_work`.
enum WorkKind: String, Sendable {
  /// A mail is sent; the subject is its row.
  case mail
  /// Those who are left are told about a post; the subject is the post.
  case telling
  /// What a deleted account left among others' things goes; the subject is the person.
  case account
  /// What hung on a deleted post goes; the subject is the post.
  case post
  /// Files that nothing speaks of any more go; the subject is the number of the store that has them.
  case media

  /// After how many failures in a row it is given up; nil for never: what people deleted has to go, and is tried
  /// again each hour.
  var maximumTries: Int? {
    switch self {
    case .mail, .telling: 100
    case .account, .post, .media: nil
    }
  }
}

/// A piece of work.
struct WorkItem: Hashable, Sendable {
  let kind: WorkKind
  let subject: Int64
}
