import SocialDatabase

extension Columns {
  /// `attribution_domains`: the sites that may name someone as an author, with a space between them.
  static let attributionDomains = [Columns("account", source: ["attribution_domains"])]
}
