import AppValues
import Entities
import MastodonAPI
import PostText
import Profile
import SocialBackend

/// Prepares announcements for the wire. It looks up each person who is mentioned once for all of them.
struct AnnouncementReading {
  private let ports: SharedRepositories
  private let mapping: MastodonMapping

  init<Parameters>(_ call: Call<Parameters>, _ mapping: MastodonMapping) {
    ports = call.ports
    self.mapping = mapping
  }

  /// For a listener, without a request.
  init(_ member: Caller.Member, _ mapping: MastodonMapping) {
    ports = member.ports
    self.mapping = mapping
  }

  func announcements(_ announcements: [Announcement]) async throws(AppError) -> [MastodonAnnouncement] {
    let names = announcements.map { announcement in
      PostText(announcement.content.text).mentions.compactMap { AccountName($0, on: mapping.site) }
    }
    var people: [AccountName: Author] = [:]
    for name in Set(names.joined()) { people[name] = try await person(called: name) }
    return zip(announcements, names).map { announcement, names in
      mapping.announcement(announcement, mentioning: names.compactMap { people[$0] })
    }
  }

  /// The person with a handle as it stands in a text, if there is one.
  private func person(called name: AccountName) async throws(AppError) -> Author? {
    do throws(AppError) {
      let user = try await ports.all.profile.user(handle: name.handle)
      return Author(id: user.id, handle: user.handle, name: user.name)
    } catch {
      if error == .notFound || error == .gone { return nil }
      throw error
    }
  }
}
