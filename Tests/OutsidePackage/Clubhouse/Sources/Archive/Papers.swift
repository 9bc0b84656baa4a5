import Database
import Profile

/// The papers of a club.
public enum Papers {
  public static let members = Register.members
}
