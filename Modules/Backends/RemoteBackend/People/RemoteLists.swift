import AppValues
import Entities
import Lists
import MastodonAPI
import SocialNetworking
import Timeline

/// The viewer's lists at a server.
struct RemoteLists: ListsRepository, ListLookup {
  let caller: RemoteCaller
  let reader: PeopleReader

  func lists() async throws(AppError) -> Page<UserList> {
    let lists = try await caller.call(Endpoints.Lists.list, in: .lists).map { reader.wire.list($0) }
    return Page(
      items: lists.sorted { $0.title.lowercased() < $1.title.lowercased() }, older: nil, newer: nil)
  }

  func list(_ id: ID<UserList>) async throws(AppError) -> UserList {
    reader.wire.list(try await caller.call(Endpoints.Lists.show, id.rawValue))
  }

  func create(_ title: String, _ settings: ListSettings) async throws(AppError) -> UserList {
    let form = MastodonListForm(
      title: title, repliesPolicy: MastodonRepliesPolicy(settings.comments), exclusive: settings.isExclusive)
    return try await naming(title) { () async throws(AppError) in
      try await caller.call(Endpoints.Lists.create, with: form)
    }
  }

  func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList {
    let form = MastodonListForm(
      title: change.title, repliesPolicy: change.comments.map { MastodonRepliesPolicy($0) },
      exclusive: change.isExclusive)
    let update = { () async throws(AppError) in
      try await caller.call(Endpoints.Lists.update, id.rawValue, with: form)
    }
    guard let title = change.title else { return reader.wire.list(try await update()) }
    return try await naming(title, except: id, update)
  }

  func delete(_ id: ID<UserList>) async throws(AppError) {
    _ = try await caller.call(Endpoints.Lists.delete, id.rawValue)
  }

  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let page = try await caller.page(Endpoints.Lists.members, id.rawValue, with: PageParameters(), request)
    return page.page(try await reader.users(page.answer), page.answer.map(\.id))
  }

  func person(handle: String) async throws(AppError) -> Author {
    reader.wire.author(
      try await caller.call(Endpoints.Accounts.lookup, with: MastodonLookup(acct: handle)))
  }

  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList {
    do throws(AppError) {
      let members = MastodonListMembers(accountIDs: [person.rawValue])
      _ = try await caller.call(Endpoints.Lists.add, id.rawValue, with: members)
    } catch {
      if error == .notFound { throw try await reasonNotToAdd(person, to: id) }
      // Someone who is in it already can't be added again.
      guard error.isRefusal else { throw error }
    }
    return try await list(id)
  }

  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList {
    let members = MastodonListMembers(accountIDs: [person.rawValue])
    _ = try await caller.call(Endpoints.Lists.remove, id.rawValue, with: members, repetition: .safe)
    return try await list(id)
  }

  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership {
    let account = try await caller.call(Endpoints.Accounts.show, person.rawValue)
    let lists = try await lists().items
    let containing = try await caller.call(Endpoints.Accounts.lists, person.rawValue)
    return ListMembership(
      person: reader.wire.author(account), lists: lists, containing: Set(containing.map { ID($0.id) }))
  }

  /// A server says alike that there's no such list, no such person, and that the viewer doesn't follow them.
  private func reasonNotToAdd(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> AppError {
    _ = try await list(id)
    _ = try await caller.call(Endpoints.Accounts.show, person.rawValue)
    return .forbidden
  }

  /// Gives a list a title. Where a server refuses it, the other lists tell whether it's because one has the title.
  private func naming(
    _ title: String, except id: ID<UserList>? = nil,
    _ name: () async throws(AppError) -> MastodonUserList
  ) async throws(AppError) -> UserList {
    do throws(AppError) {
      return reader.wire.list(try await name())
    } catch {
      guard error.isRefusal else { throw error }
      let others = try await lists().items.filter { $0.id != id }
      let isTaken = others.contains { $0.title.lowercased() == title.lowercased() }
      throw isTaken ? .invalid(.list, .taken) : .invalid(.lists, .outOfRange)
    }
  }
}
