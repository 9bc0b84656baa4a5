import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import PostText
import Profile

extension StatusWritingRoutes {
  /// Refuses a post that mentions someone its app doesn't expect, if the app said whom it expects: a name that happens to
  /// be someone's would let them read it.
  func checkMentions(_ call: Call<MastodonStatusForm>) async throws {
    guard let allowed = call.parameters.allowedMentions else { return }
    let expected = Set(allowed.map { ID<User>($0) } + (call.viewer.map { [$0] } ?? []))
    var others: [User] = []
    // No post has room for more: one with a longer text is refused later.
    let most = TextLimit.post.characters / 2
    for text in PostText(call.parameters.status ?? "").mentions.prefix(most) {
      guard let user = try await person(called: text, call) else { continue }
      if !expected.contains(user.id) { others.append(user) }
    }
    if others.isEmpty { return }
    // Clients match the text.
    throw ServerError(
      .unprocessableContent,
      MastodonError(
        error: "Post would be sent to unexpected accounts",
        unexpectedAccounts: others.map { parts.mapping.account($0) }))
  }

  /// The person with a handle as it stands in a text, if there is one.
  private func person(
    called text: String, _ call: Call<MastodonStatusForm>
  ) async throws(AppError) -> User? {
    do throws(AppError) {
      return try await call.profiles.user(handle: text)
    } catch {
      if error == .notFound || error == .gone { return nil }
      throw error
    }
  }
}
