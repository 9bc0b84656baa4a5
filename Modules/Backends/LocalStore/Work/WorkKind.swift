/// The kinds of background work, each with its own `Worker`. The raw values are stored in `due_work`.
package enum WorkKind: String, Sendable {
  /// Sends an email; the subject is its row.
  case mail
  /// Notifies the remaining people about a post; the subject is the post.
  case noticeFanOut = "telling"
  /// Accepts those who asked to follow someone who no longer approves followers; the subject is that person.
  case requests
  /// Removes what a deleted account left in other people's data; the subject is the person.
  case account
  /// Removes what beside the password is needed to sign in to an account, as the administrator announced; the subject is the
  /// person.
  case factors
  /// Takes back the consent that someone gave a provider; the subject is its row in `consent_removal`.
  case consent
  /// Removes what belonged to a deleted post; the subject is the post.
  case post
  /// Removes files that nothing refers to any more; the subject is the number of their store.
  case media
  /// Makes films of the files that people added; the subject is the number of the store that has them.
  case films
  /// Tells people that a poll has ended; the subject is its post.
  case pollEnd = "poll"
  /// Removes the votes for what can't be chosen any more in a poll; the subject is its post.
  case votes
  /// Says that an announcement has ended; the subject is its row.
  case announcementEnd = "announcement"
  /// Publishes a post at its time; the subject is its row in `scheduled_post`.
  case scheduled
  /// Ends sessions when their time has come; the subject is 0.
  case sessions

  /// The kinds of which each store has its own, whose number is the subject.
  static let ofStores: [WorkKind] = [.media, .films]

  /// After how many failures in a row the work is given up; nil for work that carries out what people decided, which is
  /// tried again each hour.
  var maximumTries: Int? {
    switch self {
    case .mail, .noticeFanOut: 100
    case .requests, .account, .consent, .factors, .post, .media, .films, .pollEnd, .votes,
      .announcementEnd, .scheduled, .sessions:
      nil
    }
  }
}

/// A piece of work.
struct WorkItem: Hashable, Sendable {
  let kind: WorkKind
  let subject: Int64
}
