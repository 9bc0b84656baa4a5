import AppValues
import Entities
import Foundation
import Post
import SocialMenuShell

/// The form in which a draft is written to a file. Keys it does not know are passed over; of the text, `replyTo` and
/// `key` alone, files of earlier versions were made.
typealias DraftDocument = ContentDocument<DraftFacts, ID<Photo>>

/// What the file of a draft has beside what is to be said.
struct DraftFacts: Codable {
  let replyTo: String?
  let key: String
  var name: String?
  /// The post that it changes, and the time of the version it began with.
  var editOf: String?
  var basedOn: Int64?
  var savedAt: Int64?
  var visibility: String?
  /// As it was chosen, whatever the content says.
  var sensitive: Bool?
  /// When it's to be published, in milliseconds since the epoch.
  var time: Int64?

  init(_ draft: Draft) {
    key = draft.key.rawValue
    name = draft.id.rawValue
    if case .comment(let post) = draft.writing { replyTo = post.rawValue } else { replyTo = nil }
    if case .edit(let post) = draft.writing { editOf = post.rawValue }
    basedOn = draft.basedOn?.milliseconds
    savedAt = draft.savedAt.milliseconds
    visibility = draft.form.visibility?.rawValue
    sensitive = draft.form.isSensitive
    time = draft.form.time?.milliseconds
  }

  /// The name that leads to this file.
  fileprivate func id(in file: String) -> String {
    [name, replyTo.map { "comment-\($0)" }].compactMap(\.self).first { FileName.encoded($0) == file } ?? file
  }

  fileprivate var writing: Writing {
    if let editOf { return .edit(of: ID(editOf)) }
    return replyTo.map { .comment(on: ID($0)) } ?? .post
  }
}

extension DraftDocument {
  init(_ draft: Draft) {
    var content = draft.form.content
    // Files say it so where there is none.
    content.warning = content.warning ?? ""
    self.init(DraftFacts(draft), content)
  }

  /// What a file says; nil when it is damaged.
  ///
  /// - Parameters:
  ///   - file: Its name without the ending, which is the draft's own where the file holds no other.
  ///   - modified: When the file was written, in case it does not say it.
  static func draft(from bytes: [UInt8], file: String, modified: Timestamp) -> Draft? {
    // Whatever the decoder objects to: the caller sets the file aside.
    guard let document = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    return document.draft(file, modified)
  }

  /// The content of a file that says so.
  func bytes() throws(AppError) -> [UInt8] {
    do {
      return [UInt8](try JSONEncoder().encode(self))
    } catch {
      throw .unexpected(reference: "draft-encoding")
    }
  }

  private func draft(_ file: String, _ modified: Timestamp) -> Draft? {
    let visibility = facts.visibility.flatMap(PostVisibility.init(rawValue:))
    // Who may see it must not become more people because a word is not known.
    if facts.visibility != nil, visibility == nil { return nil }
    var form = PostForm(
      content, visibility: visibility, isSensitive: facts.sensitive,
      time: facts.time.map(Timestamp.init(milliseconds:)))
    if content.warning == "" { form.content.warning = nil }
    return Draft(
      id: ID(facts.id(in: file)), writing: facts.writing, form: form, key: PublishKey(facts.key),
      basedOn: facts.basedOn.map(Timestamp.init(milliseconds:)),
      savedAt: facts.savedAt.map(Timestamp.init(milliseconds:)) ?? modified)
  }
}
