import AppValues
import Entities
import Foundation
import MastodonAPI
import Profile
import SocialBackend
import SocialFiles

/// One's own account.
struct OwnAccountRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.verifyCredentials) { call in try await credentials(call) }
    routes.on(Endpoints.Accounts.update) { call in try await update(call) }
    routes.on(Endpoints.Accounts.deleteAvatar) { call in
      _ = try await editing(call).edit(ProfileEdit(avatar: .remove))
      return try await credentials(call)
    }
    routes.on(Endpoints.Accounts.deleteHeader) { call in
      _ = try await editing(call).edit(ProfileEdit(header: .remove))
      return try await credentials(call)
    }
    routes.on(Endpoints.Accounts.preferences) { call in
      parts.mapping.preferences(try await account(call).profile.defaults)
    }
  }

  private func update(_ call: Call<MastodonProfileChange>) async throws -> MastodonCredentialAccount {
    let change = ProfileChangeReader(call.parameters, handle: try call.member.session.handle)
    var edit = try change.edit()
    let (avatar, header) = (try sent(call.parameters.avatar), try sent(call.parameters.header))
    defer { UploadedFiles(["avatar": avatar, "header": header].compactMapValues { $0 }).remove() }
    if let file = call.files["avatar"] ?? avatar { edit.avatar = .file(file) }
    if let file = call.files["header"] ?? header { edit.header = .file(file) }
    if edit != ProfileEdit() { _ = try await editing(call).edit(edit) }
    return try await credentials(call)
  }

  /// The picture in the text of a parameter; nil for no picture.
  ///
  /// Throws `invalid(.photo, .malformed)` for a text that isn't a picture.
  private func sent(_ text: String?) throws(AppError) -> LocalFile? {
    guard let text, !text.isEmpty else { return nil }
    guard let file = DataAddress(text) else { throw .invalid(.photo, .malformed) }
    return try file.file(in: parts.uploads)
  }

  private func editing<Parameters>(_ call: Call<Parameters>) throws(AppError) -> EditProfileInteractor {
    EditProfileInteractor(
      repository: try call.repositories.profileEditing.orUnsupported(), people: call.repositories.profile,
      viewer: call.asViewer)
  }

  private func account<Parameters>(_ call: Call<Parameters>) async throws(AppError) -> OwnAccount {
    try await call.repositories.ownAccounts.orUnsupported().ownAccount()
  }

  private func credentials<Parameters>(_ call: Call<Parameters>) async throws -> MastodonCredentialAccount {
    let account = try await account(call)
    if let number = call.viewer.flatMap({ Int64($0.rawValue) }) {
      call.note?.keep(for: call.caller, [.person(number)], until: account.until)
    }
    return parts.mapping.credentials(account)
  }
}

/// A file in the text of a parameter (RFC 2397): `data:image/png;base64,…`.
private struct DataAddress {
  private let bytes: [UInt8]

  /// Nil for what is no such file.
  init?(_ text: String) {
    guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ","),
      text[..<comma].lowercased().hasSuffix(";base64")
    else { return nil }
    let content = text[text.index(after: comma)...].filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: String(content)), !data.isEmpty else { return nil }
    bytes = [UInt8](data)
  }

  /// Writes it to a folder, like an uploaded file.
  ///
  /// Throws `storage`.
  func file(in folder: PrivateFolder) throws(AppError) -> LocalFile {
    try folder.create()
    let file = folder.file("upload-\(UUID().uuidString)")
    try file.replace(with: bytes)
    return LocalFile(path: file.path)
  }
}
