import AppValues
import Archive
import Entities
import Profile
import Search
import SocialProfile
import SocialSearch

/// A club whose own modules `Archive`, `Profile` and `Search` stand beside SocialConnect's.
@main
struct Clubhouse {
  static func main() async throws {
    let register = MemberRegister(index: Index(Papers.members) { $0.name })
    let searching = SearchInteractor(repository: register)
    let found = try await searching.people(matching: try searching.query(" MI "), PageRequest())
    print(found.items.map { "\($0.name) @\($0.handle)" }.joined(separator: ", "))
    print(ProfileStrings.of(.english).noSuchHandle("zoe"))
  }
}
