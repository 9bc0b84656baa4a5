import AppValues
import MastodonAPI
import Profile
import SocialBackend

extension Call {
  /// The rules for people, on behalf of the caller.
  var profiles: ProfileInteractor {
    ProfileInteractor(
      repository: repositories.profile, relations: repositories.relations, people: repositories.people,
      viewer: asViewer)
  }
}

extension Call {
  /// The rules for what people feature on their profiles, on behalf of the caller.
  var featured: FeaturedInteractor {
    get throws(AppError) {
      FeaturedInteractor(repository: try repositories.featured.orUnsupported(), viewer: asViewer)
    }
  }
}

extension Call<PageParameters> {
  /// A page of a list of people, with the links to the pages before and after it.
  func people(_ list: PeopleList, _ mapping: MastodonMapping) async throws -> Answer<[MastodonAccount]> {
    let page = try await profiles.people(list, parameters.request(usual: 40, maximum: 80))
    return answer(page, page.items.map { mapping.account($0) })
  }
}
