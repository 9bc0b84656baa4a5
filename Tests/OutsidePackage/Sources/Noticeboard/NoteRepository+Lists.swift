import AppValues
import Entities
import Timeline

// The noticeboard knows neither hashtags nor lists, and its words lead to none.
extension NoteRepository: HashtagsRepository {
  func hashtag(_ name: String) async throws(AppError) -> Hashtag { throw .unsupported }
  func follow(_ name: String) async throws(AppError) -> Hashtag { throw .unsupported }
  func unfollow(_ name: String) async throws(AppError) -> Hashtag { throw .unsupported }
  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag> { throw .unsupported }
}

extension NoteRepository: ListsRepository {
  func lists() async throws(AppError) -> [UserList] { throw .unsupported }
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList { throw .unsupported }
  func create(_ title: String) async throws(AppError) -> UserList { throw .unsupported }
  func rename(_ id: ID<UserList>, to title: String) async throws(AppError) -> UserList {
    throw .unsupported
  }
  func delete(_ id: ID<UserList>) async throws(AppError) { throw .unsupported }
  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    throw .unsupported
  }
  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList {
    throw .unsupported
  }
  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList {
    throw .unsupported
  }
  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership { throw .unsupported }
}
