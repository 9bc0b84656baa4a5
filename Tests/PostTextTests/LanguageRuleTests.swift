import AppValues
import PostText
import Testing

@Suite("The language of a text")
struct LanguageRuleTests {
  @Test(
    "is as exact as the list of languages, or else what its code begins with",
    arguments: [
      ("en", "en"), (" JA ", "ja"), ("ＪＡ", "ja"), ("zh-TW", "zh-TW"), ("zh_hk", "zh-HK"),
      ("zh-Hant-TW", "zh-TW"),
      ("zh-Hans", "zh"), ("zh-SG", "zh"), ("pt-PT", "pt"), ("de-AT", "de"), ("sr-Cyrl", "sr"), ("ckb", "ckb"),
      ("nan", "nan"), ("gsw-CH", "gsw"), ("iw", "he"), ("in-ID", "id"), ("xx", nil), ("xx-TW", nil),
      ("klingon", nil),
      ("", nil), ("-", nil), ("-TW", nil), ("日本", nil),
    ])
  func codes(code: String, language: String?) {
    #expect(LanguageRule.language(code) == language)
    #expect(
      Result { () throws(AppError) in try LanguageRule.checked(code) } == language.map { .success($0) }
        ?? .failure(.invalid(.language, .malformed)))
  }

  @Test("is one of a list, in which each stands for itself once")
  func list() {
    #expect(LanguageRule.codes.count > 180 && Set(LanguageRule.codes).count == LanguageRule.codes.count)
    #expect(LanguageRule.codes.allSatisfy { LanguageRule.language($0) == $0 })
  }
}
