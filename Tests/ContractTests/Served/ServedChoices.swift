import AppValues
import Entities
import Hashtags
import Lists
import MastodonAPI
import Timeline

/// Hashtags as an app follows them. How many posts carry one, the wire doesn't say.
struct ServedHashtags: HashtagsRepository, HashtagFollowing {
  let app: ServedApp
  let rest: any HashtagsRepository

  func hashtag(_ name: String) async throws(AppError) -> Hashtag { try await rest.hashtag(name) }

  func follow(_ name: String) async throws(AppError) -> Hashtag {
    hashtag(try await app.call(Endpoints.Tags.follow, name))
  }

  func unfollow(_ name: String) async throws(AppError) -> Hashtag {
    hashtag(try await app.call(Endpoints.Tags.unfollow, name))
  }

  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    try await app.page(Endpoints.Tags.followed, with: PageParameters(request)).map(hashtag)
  }

  func popular() async throws(AppError) -> Page<Hashtag> {
    let query = MastodonTrendQuery(limit: PageLimit(20))
    return Page(
      items: try await app.call(Endpoints.Trends.tags, with: query).map(hashtag), older: nil, newer: nil)
  }

  func uses(
    of names: [String], since start: Timestamp
  ) async throws(AppError) -> [String: [HashtagDay]] {
    try await rest.uses(of: names, since: start)
  }

  private func hashtag(_ tag: MastodonTag) -> Hashtag {
    Hashtag(name: tag.name, postCount: 0, isFollowed: tag.following ?? false)
  }
}

/// Lists of people as an app keeps them.
struct ServedLists: ListsRepository, ListLookup {
  let app: ServedApp
  let rest: any ListsRepository

  func lists() async throws(AppError) -> Page<UserList> { try await rest.lists() }
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList { try await rest.list(id) }
  func create(_ title: String, _ settings: ListSettings) async throws(AppError) -> UserList {
    try await rest.create(title, settings)
  }
  func delete(_ id: ID<UserList>) async throws(AppError) { try await rest.delete(id) }
  func person(handle: String) async throws(AppError) -> Author { try await rest.person(handle: handle) }

  func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList {
    try await rest.change(id, change)
  }

  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership {
    try await rest.listMembership(of: person)
  }

  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    try await app.page(Endpoints.Lists.members, id.rawValue, with: PageParameters(request)).map {
      User($0)
    }
  }

  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList {
    let members = MastodonListMembers(accountIDs: [person.rawValue])
    try await app.call(Endpoints.Lists.add, id.rawValue, with: members)
    return try await rest.list(id)
  }

  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList {
    let members = MastodonListMembers(accountIDs: [person.rawValue])
    try await app.call(Endpoints.Lists.remove, id.rawValue, with: members)
    return try await rest.list(id)
  }
}
