import AppValues
import Entities
import MastodonAPI
import Profile
import SocialNetworking
import SocialOfflineStore

/// Changes the viewer's profile at a server.
struct RemoteProfileEditing: ProfileEditing {
  let caller: RemoteCaller
  let reader: WireReader
  /// Keeps the defaults for new posts, for when the server can't be asked; nil for an account that needs the server.
  let cache: ReadingCache?

  var profileEditingCapabilities: ProfileEditingCapabilities { .all }

  func ownSettings() async throws(AppError) -> OwnSettings {
    let source = try await caller.call(Endpoints.Accounts.verifyCredentials).source
    let settings = OwnSettings(
      defaults: reader.defaults(source), attributionDomains: source.attributionDomains)
    await cache?.keep(settings.defaults)
    return settings
  }

  /// Servers from before Mastodon 4.4 don't keep sites, and don't say so.
  func edit(_ edit: ProfileEdit) async throws(AppError) -> User {
    var answer: MastodonCredentialAccount?
    let files = [try Self.file("avatar", edit.avatar), try Self.file("header", edit.header)].compactMap(
      \.self)
    var rest = edit
    (rest.avatar, rest.header) = (nil, nil)
    if !files.isEmpty {
      answer = try await caller.upload(Endpoints.Accounts.update, with: MastodonProfileChange(edit), files)
    } else if !rest.parts.isEmpty {
      answer = try await caller.call(
        Endpoints.Accounts.update, with: MastodonProfileChange(edit), repetition: .safe)
    }
    if edit.avatar == .remove { answer = try await caller.call(Endpoints.Accounts.deleteAvatar) }
    if edit.header == .remove { answer = try await caller.call(Endpoints.Accounts.deleteHeader) }
    if let answer {
      if edit.attributionDomains?.isEmpty == false, answer.source.attributionDomains.isEmpty {
        throw .unsupported
      }
      if edit.changesDefaults { await cache?.keep(reader.defaults(answer.source)) }
      return reader.owner(answer)
    }
    return reader.owner(try await caller.call(Endpoints.Accounts.verifyCredentials))
  }

  private static func file(_ field: String, _ change: PictureChange?) throws(AppError) -> UploadFile? {
    guard case .file(let file) = change else { return nil }
    return try UploadFile(photo: file, field: field)
  }
}

extension ProfileEdit {
  /// Whether it changes how posts are written.
  fileprivate var changesDefaults: Bool { visibility != nil || language != nil || isSensitive != nil }
}

extension MastodonProfileChange {
  fileprivate init(_ edit: ProfileEdit) {
    self.init(
      displayName: edit.name, note: edit.bio, locked: edit.isLocked, bot: edit.isBot,
      discoverable: edit.isDiscoverable, indexable: edit.isIndexable, hideCollections: edit.hidesFollowers,
      // Servers keep what they aren't told about, so that those that were removed are sent empty.
      fieldsAttributes: edit.fields.map { fields in
        let kept = fields.map { MastodonFieldForm(name: $0.label, value: $0.value) }
        let missing = max(ProfileField.maximumCount - kept.count, 0)
        return kept + Array(repeating: MastodonFieldForm(name: "", value: ""), count: missing)
      },
      // A form can't say that a list is empty, but that it has an empty text.
      attributionDomains: edit.attributionDomains.map { $0.isEmpty ? [""] : $0 })
    if edit.changesDefaults {
      source = MastodonSourceChange(
        privacy: edit.visibility.map { MastodonVisibility($0) }, sensitive: edit.isSensitive,
        language: edit.language)
    }
  }
}

extension WireReader {
  /// The viewer, whose own texts come as they wrote them.
  func owner(_ credentials: MastodonCredentialAccount) -> User {
    let user = user(credentials.account)
    let source = credentials.source
    return User(
      id: user.id, handle: user.handle, name: user.name, bio: source.note, postCount: user.postCount,
      followerCount: user.followerCount, followingCount: user.followingCount, isLocked: user.isLocked,
      isBot: user.isBot, hidesFollowers: source.hideCollections ?? user.hidesFollowers,
      isDiscoverable: source.discoverable ?? user.isDiscoverable, isIndexable: source.indexable,
      fields: source.fields.map { ProfileField(label: $0.name, value: $0.value) }, avatar: user.avatar,
      header: user.header, createdAt: user.createdAt, lastPostedAt: user.lastPostedAt,
      relationship: Relationship(isSelf: true))
  }
}
