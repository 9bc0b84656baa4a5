import AppValues
import Entities
import Lists
import MastodonAPI
import Profile
import SocialBackend

/// Private lists of people.
struct ListRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Lists.list) { call in
      try await lists(call).repository.lists().items.map { parts.mapping.list($0) }
    }
    routes.on(Endpoints.Lists.show) { call in
      parts.mapping.list(try await lists(call).repository.list(call.id()))
    }
    routes.on(Endpoints.Lists.create) { call in
      let wish = try Self.change(call.parameters)
      let settings = ListSettings(
        comments: wish.comments ?? ListSettings().comments, isExclusive: wish.isExclusive ?? false)
      return parts.mapping.list(try await lists(call).create(wish.title ?? "", settings))
    }
    routes.on(Endpoints.Lists.update) { call in try await update(call) }
    routes.on(Endpoints.Lists.delete) { call in
      try await lists(call).repository.delete(call.id())
      return MastodonNothing()
    }
    routes.answer(Endpoints.Lists.members) { call in try await members(call) }
    routes.on(Endpoints.Lists.add) { call in try await add(call) }
    routes.on(Endpoints.Lists.remove) { call in try await remove(call) }
  }

  private func lists<Parameters>(_ call: Call<Parameters>) throws(AppError) -> ListsInteractor {
    ListsInteractor(repository: try call.repositories.lists.orUnsupported())
  }

  /// What an app wants of a list. It's told of replies that lists can't choose.
  private static func change(_ form: MastodonListForm) throws -> ListChange {
    var change = ListChange(title: form.title, isExclusive: form.exclusive)
    if let policy = form.repliesPolicy {
      guard let comments = ListComments(rawValue: policy.rawValue) else {
        throw ServerError.invalid("Replies policy is not included in the list")
      }
      change.comments = comments
    }
    return change
  }

  private func update(_ call: Call<MastodonListForm>) async throws -> MastodonUserList {
    parts.mapping.list(try await lists(call).change(call.id(), try Self.change(call.parameters)))
  }

  private func members(_ call: Call<PageParameters>) async throws -> Answer<[MastodonAccount]> {
    let (lists, id) = (try lists(call), call.id(of: UserList.self))
    if call.parameters.limit == 0 {
      let all = CountedPage(
        limit: PageLimit(UserList.maximumMembers), usual: 0, maximum: UserList.maximumMembers)
      let people = try await all.items { request throws(AppError) in
        try await lists.repository.members(of: id, request)
      }
      return Answer(people.map { parts.mapping.account($0) })
    }
    let page = try await lists.repository.members(of: id, call.parameters.request(usual: 40, maximum: 80))
    return call.answer(page, page.items.map { parts.mapping.account($0) })
  }

  /// Adds all of them, or none if one can't be added.
  private func add(_ call: Call<MastodonListMembers>) async throws -> MastodonNothing {
    let (lists, id) = (try lists(call), call.id(of: UserList.self))
    _ = try await lists.repository.list(id)
    let people = (call.parameters.accountIDs ?? []).map { ID<User>($0) }
    let users = try await call.profiles.users(people)
    guard users.count == people.count, users.allSatisfy(\.relationship.isFollowing) else {
      throw ServerError.notFound
    }
    for person in people {
      if try await lists.repository.listMembership(of: person).containing.contains(id) {
        throw ServerError.invalid("Account has already been taken")
      }
    }
    for person in people { _ = try await lists.setMember(true, person, of: id) }
    return MastodonNothing()
  }

  private func remove(_ call: Call<MastodonListMembers>) async throws -> MastodonNothing {
    let (lists, id) = (try lists(call), call.id(of: UserList.self))
    _ = try await lists.repository.list(id)
    for person in call.parameters.accountIDs ?? [] {
      _ = try await lists.setMember(false, ID(person), of: id)
    }
    return MastodonNothing()
  }
}
