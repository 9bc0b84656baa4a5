import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import PostText
import Profile

extension StatusWritingRoutes {
  /// Refuses a post that mentions someone whom its app doesn't expect to be mentioned, if the app said whom it does: a
  /// name that happens to be someone's would let them read it.
  func checkMentions(_ call: Call<MastodonStatusForm>) async throws {
    guard let allowed = call.parameters.allowedMentions else { return }
    let expected = Set(allowed.map { ID<User>($0) } + (call.viewer.map { [$0] } ?? []))
    var others: [User] = []
    for text in PostText(call.parameters.status ?? "").mentions {
      guard let user = try await person(called: text, call) else { continue }
      if !expected.contains(user.id) { others.append(user) }
    }
    if others.isEmpty { return }
    // Clients match the text.
    throw ServerError(
      .unprocessableContent,
      MastodonError(
        error: "Post would be sent to unexpected accounts",
        unexpectedAccounts: others.map { parts.form.account($0) }))
  }

  /// The one who is called so, if there is someone.
  private func person(
    called text: String, _ call: Call<MastodonStatusForm>
  ) async throws(AppError) -> User? {
    guard let name = AccountName(text, on: parts.site) else { return nil }
    do throws(AppError) {
      return try await call.profiles.user(handle: name.handle)
    } catch {
      if error == .notFound || error == .gone { return nil }
      throw error
    }
  }
}
