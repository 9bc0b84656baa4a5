public import SocialMenuShell

extension ArgumentOrder {
  private static let options = GlobalOptions(
    valued: ["--data", "--database", "--server", "--certificate-authority", "--as", "--lang"],
    flags: ["--json"])

  /// The arguments of SocialConnect in order.
  public static func normalised(_ arguments: [String]) -> [String] {
    normalised(arguments, of: RootCommand.self, options) { names, rest in
      names == ["notifications", "settings"] ? NoticeChoice.normalised(rest) : rest
    }
  }
}
