import AppValues
import Entities
import Foundation
import Post

/// The form in which a draft is written to a file. Keys it does not know are passed over; of the first three
/// alone, files of earlier versions were made.
struct DraftDocument: Codable {
  struct Spot: Codable {
    let name: String
    let latitude: Double?
    let longitude: Double?
  }

  let text: String
  let replyTo: String?
  let key: String
  var name: String?
  /// The post that it changes, and the time of the version it began with.
  var editOf: String?
  var basedOn: Int64?
  var savedAt: Int64?
  var visibility: String?
  var warning: String?
  var language: String?
  var place: Spot?
  var photos: [String]?

  init(_ draft: Draft) {
    let form = draft.form
    text = form.text
    key = draft.key.rawValue
    name = draft.id.rawValue
    if case .comment(let post) = draft.writing { replyTo = post.rawValue } else { replyTo = nil }
    if case .edit(let post) = draft.writing { editOf = post.rawValue }
    basedOn = draft.basedOn?.milliseconds
    savedAt = draft.savedAt.milliseconds
    visibility = form.visibility?.rawValue
    warning = form.warning
    language = form.language
    place = form.place.map { Spot(name: $0.name, latitude: $0.latitude, longitude: $0.longitude) }
    photos = form.photos.map(\.rawValue)
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
    let seenBy = visibility.flatMap(PostVisibility.init(rawValue:))
    // Who may see it must not become more people because a word is not known.
    if visibility != nil, seenBy == nil { return nil }
    let spot = place.map { Place(name: $0.name, latitude: $0.latitude, longitude: $0.longitude) }
    let form = PostForm(
      text: text, visibility: seenBy, warning: warning ?? "", language: language, place: spot,
      photos: (photos ?? []).map { ID($0) })
    return Draft(
      id: ID(id(in: file)), writing: writing, form: form,
      key: PublishKey(key), basedOn: basedOn.map(Timestamp.init(milliseconds:)),
      savedAt: savedAt.map(Timestamp.init(milliseconds:)) ?? modified)
  }

  /// The name that leads to this file.
  private func id(in file: String) -> String {
    [name, replyTo.map { "comment-\($0)" }].compactMap(\.self).first { FileName.encoded($0) == file } ?? file
  }

  private var writing: Writing {
    if let editOf { return .edit(of: ID(editOf)) }
    return replyTo.map { .comment(on: ID($0)) } ?? .post
  }
}
