import AppValues
import SocialTestSupport
import Testing

@Suite("Search text")
struct SearchTextTests {
  @Test(
    "folds case, accents and width away, and nothing else",
    arguments: [
      ("CAFÉ", "cafe"), ("cafe\u{301}", "cafe"), ("ＡＢＣ１２３", "abc123"), ("ｶﾞｷﾞｸﾞ", "ガギグ"), ("が", "が"), ("か", "か"),
      ("ガ", "ガ"), ("パン", "パン"), ("Straße", "strasse"), ("Łódź", "lodz"), ("İstanbul", "istanbul"),
      ("ΟΔΌΣ", "οδοσ"),
      ("한국어", "한국어"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("ﬁn", "fin"), ("Ёлка", "елка"), ("हिन्दी", "हिन्दी"),
      ("a\u{200D}b\u{FE0F}", "ab"),
    ])
  func folds(text: String, expected: String) {
    let folded = SearchText.folded(text)
    #expect(Array(folded.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(SearchText.folded(folded) == folded)
  }

  @Test(
    "looks for katakana and hiragana as one, and for nothing else that differs",
    arguments: [
      ("ネコ", "ねこ"), ("ｶﾞｷﾞｸﾞ", "がぎぐ"), ("カー", "かー"), ("ヴァイオリン", "ゔぁいおりん"), ("サボる", "さぼる"), ("いすゞ", "いすゞ"),
      ("ヽヾ", "ゝゞ"), ("東京タワー", "東京たわー"), ("CAFÉ", "cafe"),
    ])
  func searchable(text: String, expected: String) {
    #expect(SearchText.searchable(text) == expected)
    #expect(SearchText.searchable(expected) == expected)
  }

  @Test(
    "finds what is written in the other kana, by tokens in one of their spellings",
    arguments: [
      ("ねこ", "黒ネコ"), ("ネコ", "ねこと犬"), ("ﾈｺ", "ねこ"), ("さぼる", "サボるな"), ("ね", "ネコ"), ("くり返し", "クリ返し"),
    ])
  func bothKana(query: String, text: String) {
    #expect(SearchText.matches(text, words: SearchText.words(query)))
    let kept = Set(SearchText.tokens(text))
    for token in SearchText.tokens(ofQuery: query) {
      #expect(SearchText.spellings(of: token).contains(where: kept.contains), "\(token)")
    }
    #expect(SearchText.spellings(of: "猫x") == ["猫x"])
    #expect(SearchText.spellings(of: "ねコ") == ["ねコ", "ネコ", "ねこ", "ネこ"])
  }

  @Test("folds letters one by one as it folds them among others")
  func singly() {
    let values: [ClosedRange<UInt32>] = [
      0x20...0x17F, 0x2010...0x2027, 0x2600...0x27BF, 0x3000...0x3015, 0x3041...0x3096, 0x30A1...0x30FC,
      0x3400...0x3410, 0x4E00...0x4E10,
      0x9FF0...0x9FFC,
      0xAC00...0xAC40, 0xD790...0xD7A3, 0xFF00...0xFF60, 0x1F2FF...0x1F700, 0x1F8FF...0x1FA00,
    ]
    for scalar in values.joined().compactMap(Unicode.Scalar.init) {
      // A Greek letter has the whole text decomposed.
      let (alone, among) = (SearchText.folded("\(scalar)A"), SearchText.folded("\(scalar)Aω"))
      #expect(Array((alone + "ω").unicodeScalars) == Array(among.unicodeScalars), "U+\(scalar.value)")
    }
  }

  @Test("has words of letters, digits and their marks alone, whatever stands behind them")
  func pureWords() {
    for scalar in UnicodeSamples.scalars {
      for sign in ["\"", "'", "*", "\\", "{", ",", "\0", " "] {
        let text = "\(scalar)\(sign)hello \(scalar)"
        let tokens = SearchText.tokens(text) + SearchText.tokens(ofQuery: text) + SearchText.words(text)
        #expect(tokens.contains("hello"), "U+\(String(scalar.value, radix: 16))")
        let strange = tokens.joined().unicodeScalars.filter { !Self.isOfWord($0) }
        #expect(strange.isEmpty, "U+\(String(scalar.value, radix: 16)): \(strange)")
      }
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  @Test("makes no token of a character that nothing bounds")
  func longCharacters() {
    let marked = "א" + String(repeating: "\u{591}", count: 2000)
    #expect(SearchText.tokens("\(marked)b cd") == ["b", "cd"])
    #expect(SearchText.words("cd\(marked)") == ["cd"])
    #expect(SearchText.tokens("हिन्दी र्त्स्न्य") == ["र्त्स्न्य", "हिन्दी"])
  }

  @Test("finds parts of words from two characters, whatever the script")
  func matches() {
    let text = "東京タワーで写真を撮った。Caf\u{e9} Über-Größe, plan B!"
    let found = ["東京", "写真", "京タ", "猫", "cafe", "UBER", "grosse", "カフェ", "b", "a", "撮", "plan b", "東京 cafe"]
      .filter { query in
        let words = SearchText.words(query)
        #expect(
          Set(SearchText.tokens(ofQuery: query)).isSubset(of: SearchText.tokens(text))
            || !SearchText.matches(text, words: words), "\(query)")
        return SearchText.matches(text, words: words)
      }
    #expect(found == ["東京", "写真", "京タ", "cafe", "UBER", "grosse", "b", "撮", "plan b", "東京 cafe"])
  }

  @Test("finds the same in a text of plain English letters")
  func matchesEnglish() {
    let text = "Plan B: it's UNRESTING\r\nx9_y"
    let queries = [
      "rest", "unresting", "plan b", "b", "s", "x9", "y", "ing it",
      "t", "9", "x", "planb", "b it", "plan c", "restings", "y9", "猫", "é",
    ]
    let found = queries.filter { SearchText.matches(text, words: SearchText.words($0)) }
    #expect(found == ["rest", "unresting", "plan b", "b", "s", "x9", "y", "ing it", "b it"])
    #expect(!SearchText.matches("", words: ["a"]))
  }

  @Test(
    "makes each token once, in order, whatever the script",
    arguments: [
      "東京タワーで写真を撮った。東京 東京タワー!", "Caf\u{e9} Über-Größe, plan B! café", "हिन्दी में लिखा हुआ", "Ёлка и ёлка",
      "👩‍👩‍👧 猫 a\r\n1 ４２ 한국어 e\u{301}e\u{301}", "q\u{323}\u{307}x ﷺ ﬁn", "", "!?",
    ])
  func everyToken(text: String) {
    var (single, pairs, threes): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for word in SearchText.words(text) {
      let characters = word.map(String.init)
      if characters.count == 1 { single.insert(word) }
      pairs.formUnion(zip(characters, characters.dropFirst()).map(+))
      for start in characters.indices.dropLast(2) {
        let three = characters[start..<start + 3].joined()
        if three.utf8.count == 3 { threes.insert(three) }
      }
    }
    let tokens = SearchText.tokens(text)
    #expect(tokens == tokens.sorted() && Set(tokens).count == tokens.count)
    let expected = single.union(pairs).union(threes)
    // They are kept in either kana.
    let kept = Set(tokens.map(SearchText.searchable))
    #expect(expected.isSubset(of: kept))
    #expect(kept.subtracting(expected).allSatisfy { $0.count == 1 })
    let asked = Set(SearchText.tokens(ofQuery: text).map(SearchText.searchable))
    #expect(asked.isSubset(of: expected) && asked.isSuperset(of: single.union(threes)))
    // A pair that is not asked for is part of three that are.
    #expect(pairs.subtracting(asked).allSatisfy { pair in threes.contains { $0.contains(pair) } })
  }

  @Test(
    "finds one character of Han, kana and Hangul in every text that holds it",
    arguments: ["猫", "の", "ﾈ", "꽃"])
  func oneCharacter(query: String) {
    let text = "黒猫のｸﾛネコと꽃다발"
    #expect(SearchText.holdsWholeWord(query))
    #expect(SearchText.matches(text, words: SearchText.words(query)))
    #expect(Set(SearchText.tokens(ofQuery: query)).isSubset(of: SearchText.tokens(text)))
  }

  @Test("takes no other character for a word", arguments: ["", "a", "é", "5", "。", "🐈", "ж", "ก"])
  func noWholeWord(text: String) {
    #expect(!SearchText.holdsWholeWord(text))
  }

  @Test("keeps pairs of neighbouring characters, and threes of English letters")
  func tokens() {
    #expect(SearchText.tokens("Hi, Bob b") == ["b", "bo", "bob", "hi", "ob"])
    #expect(SearchText.tokens("写真") == ["写", "写真", "真"])
    #expect(SearchText.tokens(ofQuery: "写真") == ["写真"])
    #expect(SearchText.tokens(ofQuery: "be bold, 東京x4") == ["be", "bol", "old", "x4", "京x", "東京"])
    #expect(SearchText.tokens(ofQuery: "🎉!") == [])
  }
}
