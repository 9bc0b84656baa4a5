public import AppScreens

extension ArchiveFormat {
  /// What stands in the files, told in a `language`, in lines of 78 columns at most.
  public static func help(in language: Language) -> String {
    ArchiveHelpStrings.of(language).text
  }
}
