public import AppScreens

extension ArchiveFormat {
  /// The description of the files in a `language`, in lines of up to 78 columns.
  public static func help(in language: Language) -> String {
    ArchiveHelpStrings.of(language).text
  }
}
