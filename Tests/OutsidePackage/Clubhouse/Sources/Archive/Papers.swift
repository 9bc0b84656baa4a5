import Profile

/// The papers of a club.
public enum Papers {
  public static let members = [
    Member("Mia", joined: 2019), Member("Ken", joined: 2021), Member("Mika", joined: 2024),
  ]
}
