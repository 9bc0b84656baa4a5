import SocialDatabase

extension Columns {
  /// `traits`: What reading for someone has to heed, as numbers of `Traits`. It's kept as `TraitSource` says.
  static let traits = [Columns("person", derived: [.copy("traits", TraitSource.found)])]
}
