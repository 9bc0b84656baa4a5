import Profile

/// Who is in a club.
public enum Register {
  public static let members = [
    Member("Mia", joined: 2019), Member("Ken", joined: 2021), Member("Mika", joined: 2024),
  ]
}
