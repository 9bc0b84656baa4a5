public import AppValues
public import Entities
public import Post
import SocialFiles
public import SocialMenuShell

/// What one person has begun to write on this machine: the files in `drafts/ACCOUNT` of the data directory.
public struct DraftFolder: DraftStore {
  private let files: DraftFiles<Draft>

  /// The drafts of `viewer` in a data directory.
  ///
  /// - Parameter log: Takes a message, in English, when a damaged draft was set aside.
  public init(directory: DataDirectory, viewer: Viewer, log: @escaping @Sendable (String) -> Void) {
    let owner = viewer.session.map(Self.owner) ?? "anonymous"
    files = DraftFiles(
      directory.folder.folder("drafts").folder(owner),
      format: DraftFiles.Format(
        encode: { (draft) throws(AppError) in try DraftDocument(draft).bytes() },
        decode: { DraftDocument.draft(from: $0, file: $1, modified: $2) }),
      log: log)
  }

  /// The folder of an account. Ids tell people apart only within one network.
  private static func owner(_ session: Session) -> String {
    guard let server = session.server else { return "user-" + FileName.encoded(session.user.rawValue) }
    return "server-" + FileName.encoded("\(session.user.rawValue)@\(server.address)")
  }

  public func list() async throws(AppError) -> [Draft] { try files.list() }

  public func load(_ id: ID<Draft>) async throws(AppError) -> Draft? { try files.load(id.rawValue) }

  public func save(_ draft: Draft) async throws(AppError) { try files.save(draft, as: draft.id.rawValue) }

  public func discard(_ id: ID<Draft>) async throws(AppError) { try files.discard(id.rawValue) }

  public func discardAll() async throws(AppError) { try files.discardAll() }
}
