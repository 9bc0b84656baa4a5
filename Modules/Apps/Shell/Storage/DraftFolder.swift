import Credentials
public import Entities
import Foundation
public import Post

/// What one person has begun to write on this machine: a file for each draft in `drafts/USER` of the data
/// directory, readable by its owner alone, on the disk when `save` returns.
public struct DraftFolder: DraftStore {
  private let folder: PrivateFolder
  private let log: @Sendable (String) -> Void

  /// The drafts of `viewer` in a data directory.
  ///
  /// - Parameter log: Is told, in English, when a damaged draft was set aside.
  public init(directory: DataDirectory, viewer: Viewer, log: @escaping @Sendable (String) -> Void) {
    let owner = viewer.session.map { "user-" + FileName.encoded($0.user.rawValue) } ?? "anonymous"
    self.folder = directory.folder.folder("drafts").folder(owner)
    self.log = log
  }

  public func load(replyTo: ID<Post>?) async throws(SocialError) -> Draft? {
    let file = file(replyTo)
    guard let bytes = try file.read() else { return nil }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch {
      // Whatever the decoder objects to: what can still be read of it is kept for its owner.
      try file.rename(to: file.name + ".damaged")
      log("\(file.path) is damaged: set aside with the ending .damaged")
      return nil
    }
    return Draft(text: document.text, replyTo: replyTo, key: PublishKey(document.key))
  }

  public func save(_ draft: Draft) async throws(SocialError) {
    try folder.create()
    let document = Document(
      text: draft.text, replyTo: draft.replyTo?.rawValue, key: draft.key.rawValue)
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try JSONEncoder().encode(document))
    } catch {
      throw .unexpected(reference: "draft-encoding")
    }
    try file(draft.replyTo).replace(with: bytes)
  }

  public func discard(replyTo: ID<Post>?) async throws(SocialError) {
    try file(replyTo).remove()
    folder.removeLeftovers()
  }

  private struct Document: Codable {
    let text: String
    let replyTo: String?
    let key: String
  }

  private func file(_ replyTo: ID<Post>?) -> PrivateFile {
    folder.file(replyTo.map { "comment-\(FileName.encoded($0.rawValue)).json" } ?? "post.json")
  }
}
