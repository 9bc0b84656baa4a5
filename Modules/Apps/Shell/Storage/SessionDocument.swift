import AppValues
import Authentication
import Entities
import Foundation

/// The form in which sessions are written to a file. Keys it does not know are passed over.
struct SessionDocument: Codable {
  /// The version of a file with tokens that are kept elsewhere, which earlier programs would miss. With accounts at
  /// servers it's 2: earlier programs would take them for their own network's.
  static let version = 3

  struct Entry: Codable {
    let id: String
    let user: String
    let handle: String
    let name: String
    /// Nil if it's kept elsewhere.
    let token: Secret?
    /// The names of scopes; nil for everything.
    let scopes: String?
    /// The server that the account is at; nil for the network on this device.
    let server: Server?
  }

  struct Server: Codable {
    let address: String
    let name: String
    let certificateAuthority: String?
    let app: String?
    let appSecret: Secret?
    let tokenCommand: String?
    let tokenStoreCommand: String?
    let tokenEraseCommand: String?
  }

  let version: Int
  let current: String?
  let sessions: [Entry]

  /// What a file says; nil when it is damaged. No file says that no one is signed in.
  ///
  /// Throws `storage(newerVersion)`.
  static func sessions(from bytes: [UInt8]?) throws(AppError) -> SavedSessions? {
    guard let bytes else { return SavedSessions() }
    let document: SessionDocument
    do {
      if try JSONDecoder().decode(Version.self, from: Data(bytes)).version > version {
        throw AppError.storage(.newerVersion)
      }
      document = try JSONDecoder().decode(SessionDocument.self, from: Data(bytes))
      // Without their tokens, they're damaged.
      if document.sessions.contains(where: \.lacksToken) { return nil }
    } catch let error as AppError {
      throw error
    } catch {
      // Whatever the decoder objects to: the caller sets the file aside.
      return nil
    }
    return document.saved
  }

  /// The content of a file that says so.
  static func bytes(of saved: SavedSessions) throws(AppError) -> [UInt8] {
    let document = SessionDocument(
      version: saved.sessions.map(\.documentVersion).max() ?? 1,
      current: saved.current?.rawValue,
      sessions: saved.sessions.map {
        Entry(
          id: $0.id.rawValue, user: $0.user.rawValue, handle: $0.handle, name: $0.name,
          token: $0.server?.keeper == nil ? $0.token : nil, scopes: $0.scopes == .all ? nil : $0.scopes.text,
          server: $0.server.map(Server.init))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      return [UInt8](try encoder.encode(document))
    } catch {
      throw .unexpected(reference: "sessions-encoding")
    }
  }

  private struct Version: Decodable {
    let version: Int
  }

  private var saved: SavedSessions {
    let sessions = sessions.map {
      Session(
        id: ID($0.id), user: ID($0.user), handle: $0.handle, name: $0.name, token: $0.token ?? "",
        scopes: $0.scopes.map(AccessScopes.init(known:)) ?? .all, server: $0.server?.server)
    }
    let known = sessions.contains { $0.id.rawValue == current }
    return SavedSessions(sessions: sessions, current: known ? current.map { ID($0) } : nil)
  }
}

extension SessionDocument.Entry {
  fileprivate var lacksToken: Bool { token == nil && server?.tokenCommand == nil }
}

extension Session {
  /// The version of the first program that understands it.
  fileprivate var documentVersion: Int {
    guard let server else { return 1 }
    return server.keeper == nil ? 2 : SessionDocument.version
  }
}

extension SessionDocument.Server {
  fileprivate init(_ server: HomeServer) {
    self.init(
      address: server.address, name: server.name, certificateAuthority: server.certificateAuthority?.path,
      app: server.app?.id, appSecret: server.app?.secret, tokenCommand: server.keeper?.give,
      tokenStoreCommand: server.keeper?.store, tokenEraseCommand: server.keeper?.erase)
  }

  fileprivate var server: HomeServer {
    HomeServer(
      address: address, name: name, certificateAuthority: certificateAuthority.map { LocalFile(path: $0) },
      app: app.flatMap { app in appSecret.map { HomeServerApp(id: app, secret: $0) } },
      keeper: tokenCommand.map {
        TokenKeeper(give: $0, store: tokenStoreCommand, erase: tokenEraseCommand)
      })
  }
}
