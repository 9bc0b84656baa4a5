import AppValues
import Archive
import Entities
import Profile
import SocialDatabase
import SocialLocalStore

/// Imports those parts of a profile that are still empty here.
extension LocalArchive {
  var profiles: LocalProfile {
    LocalProfile(access: access.quiet, feed: feed, workshop: posts.workshop)
  }

  /// What the account's profile already says is kept. Nothing is switched off: if followers were approved in either
  /// account, they are from then on.
  func importRecord(_ profile: ArchivedProfile) async throws(AppError) -> ImportOutcome {
    let texts: [(part: ProfilePart, column: SQL, text: String)] = [
      (.bio, "bio", profile.bio), (.fields, "fields", FieldList.text(profile.fields)),
    ]
    let switches: [(part: ProfilePart, column: SQL, isOn: Bool)] = [
      (.locked, "is_locked", profile.isLocked), (.bot, "is_bot", profile.isBot),
      (.hidesFollowers, "hides_followers", profile.hidesFollowers),
    ]
    return try await access.write { transaction throws(AppError) in
      let viewer = transaction.viewer
      var imported: Set<ProfilePart> = []
      for (part, column, text) in texts where !text.isEmpty {
        let changed = try transaction.connection.execute(
          "UPDATE person SET \(column) = \(text) WHERE id = \(viewer) AND \(column) = ''")
        if changed > 0 { imported.insert(part) }
      }
      for (part, column, isOn) in switches where isOn {
        let changed = try transaction.connection.execute(
          "UPDATE person SET \(column) = 1 WHERE id = \(viewer) AND \(column) = 0")
        if changed > 0 { imported.insert(part) }
      }
      if imported.isEmpty { return .alreadyPresent }
      try transaction.appendChange(.profile, viewer)
      return .profileImported(imported)
    }
  }

  /// An account that has a picture already keeps it.
  func importRecord(_ picture: ArchivedPicture) async throws(AppError) -> ImportOutcome {
    let change = PictureChange.file(LocalFile(path: picture.file))
    let (part, column, edit): (ProfilePart, SQL, ProfileEdit) =
      switch picture.role {
      case .avatar: (.avatar, "avatar", ProfileEdit(avatar: change))
      case .header: (.header, "header", ProfileEdit(header: change))
      }
    let isThere = try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.exists(
        "SELECT 1 FROM person WHERE id = \(transaction.viewer) AND \(column) <> ''")
    }
    if isThere { return .alreadyPresent }
    do throws(AppError) {
      _ = try await profiles.edit(edit)
      return .profileImported([part])
    } catch {
      switch error {
      // It can be imported once the missing part is there.
      case .invalid(.photo, .toolMissing): throw error
      case .invalid(.photo, _), .unsupported, .timeout: return .skipped(.photo)
      default: throw error
      }
    }
  }
}
