import AppValues
import Entities
import SocialBackend
import Synchronization

/// What an answer shows, noted while it's made, so that it can be sent again until something of that changes.
final class AnswerNote: Sendable {
  /// What has been noted.
  struct Content: Sendable {
    var subjects: Set<AnswerSubject> = []
    /// Until when time alone changes nothing; nil for ever.
    var until: Timestamp?
    /// Whose requests are counted together.
    var caller: String?
  }

  private let content = Mutex<Content?>(nil)
  private let answers: KeptAnswers
  private let reading: KeptAnswers.Reading

  init(in answers: KeptAnswers, _ reading: KeptAnswers.Reading) {
    self.answers = answers
    self.reading = reading
  }

  /// All that has been noted; nil for an answer that isn't to be kept.
  var result: Content? { content.withLock { $0 } }

  /// Notes before anything is read what the answer is about, so that changes of it are found out from now on.
  func watch(_ subject: AnswerSubject) {
    if subject.isFoundOut { answers.watch(subject, for: reading) }
  }

  /// Notes for whom the answer is, and that it's to be kept.
  ///
  /// - Parameters:
  ///   - subjects: What it shows, besides what is noted otherwise.
  ///   - until: Until when time alone changes nothing.
  func keep(for caller: Caller, _ subjects: [AnswerSubject], until: Timestamp? = nil) {
    switch caller {
    case .anonymous: note(subjects + [.viewer(0)], until, nil)
    case .member(let member):
      guard let viewer = Int64(member.session.user.rawValue) else { return }
      note(subjects + [.viewer(viewer)], until, member.subject)
    // What an app asks for itself is rare, and nothing tells when its token ends.
    case .app, .waiting: return
    }
  }

  private func note(_ subjects: [AnswerSubject], _ until: Timestamp?, _ caller: String?) {
    content.withLock { content in
      var all = content ?? Content(until: until, caller: caller)
      all.subjects.formUnion(subjects)
      all.until = [all.until, until].compactMap(\.self).min()
      content = all
    }
  }
}
