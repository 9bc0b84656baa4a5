import AppValues
import Entities
import Profile
import Search

/// Finds people for apps. The person with exactly the name that was typed comes first, even if it's too short to
/// search for, unless a block stands between them and the viewer: as in every search.
struct AccountSearch {
  let site: Site
  let profiles: ProfileInteractor
  let search: SearchInteractor

  /// - Parameters:
  ///   - typed: The search text: `aiko`, `@aiko`, `aiko@host`, or words of a name.
  ///   - followedOnly: Whether only people that the viewer follows count.
  func people(_ typed: String, _ page: CountedPage, followedOnly: Bool) async throws(AppError) -> [User] {
    if typed.hasPrefix("#") { return [] }
    let name = AccountName(typed, on: site)
    let isWanted: ((User) -> Bool)? = followedOnly ? { $0.relationship.isFollowing } : nil
    let first = try await person(name).filter { isWanted?($0) ?? true }
    let text = name?.handle ?? typed
    // Words that can't be searched for and names on other servers find no one else.
    guard !text.drop(while: { $0 == "@" }).contains("@"), let query = try? search.query("@\(text)") else {
      return Array(first.dropFirst(page.offset))
    }
    return try await page.items(first, where: isWanted) { request throws(AppError) in
      try await search.people(matching: query, request)
    }
  }

  /// The person of exactly this name, if there is one to be found.
  private func person(_ name: AccountName?) async throws(AppError) -> [User] {
    guard let name else { return [] }
    do throws(AppError) {
      let user = try await profiles.user(handle: name.handle)
      return user.relationship.isBlocking || user.relationship.isBlockedBy ? [] : [user]
    } catch {
      if error == .notFound || error == .gone { return [] }
      throw error
    }
  }
}
