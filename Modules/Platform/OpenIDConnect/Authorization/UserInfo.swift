/// What a provider says of a person where it's asked by the access token (OpenID Connect Core 1.0, section 5.3). Some put
/// the address and the name only there.
struct UserInfo: Decodable {
  let subject: String
  let email: String?
  let isEmailVerified: ClaimedFlag?
  let name: String?
  let givenName: String?
  let familyName: String?

  private enum CodingKeys: String, CodingKey {
    case subject = "sub"
    case email
    case isEmailVerified = "email_verified"
    case name
    case givenName = "given_name"
    case familyName = "family_name"
  }
}
