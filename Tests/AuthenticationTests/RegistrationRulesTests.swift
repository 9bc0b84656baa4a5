import AppValues
import Entities
import PostText
import Testing

@testable import Authentication

@Suite struct RegistrationRulesTests {
  @Test(arguments: [
    "alice@example.org", "a@b.co", "first.last+tag@mail.example.co.jp", "o'neil@example.org",
    "用户@例え.jp", "a_b-c@sub.example.org",
  ]) func addressesThatPeopleHave(email: String) throws {
    #expect(try EmailRule.normalised("  \(email)\n") == email)
  }

  @Test(arguments: [
    "alice", "alice@", "@example.org", "alice@example", "alice@@example.org", "a@b@example.org",
    "al ice@example.org", ".alice@example.org", "alice.@example.org", "al..ice@example.org",
    "alice@example..org", "alice@-example.org", "alice@exam_ple.org", "alice@.org",
    "<alice@example.org>", "Alice <alice@example.org>", "a,b@example.org", "alice@example.org.",
    "ali\u{200B}ce@example.org", String(repeating: "x", count: 65) + "@example.org",
  ]) func whatIsNoAddress(email: String) {
    #expect(throws: AppError.invalid(.email, .malformed)) { try EmailRule.normalised(email) }
  }

  @Test func addressesThatAreMissingTooLongOrUnsafe() {
    #expect(throws: AppError.invalid(.email, .empty)) { try EmailRule.normalised(" \t\n") }
    let long = String(repeating: "x.", count: 122) + "x@example.org"
    #expect(throws: AppError.invalid(.email, .tooLong(maximum: 254, excess: 3))) {
      try EmailRule.normalised(long)
    }
    for unsafe in ["a\u{1B}[2J@example.org", "a\0b@example.org"] {
      #expect(throws: AppError.invalid(.email, .unprintable)) { try EmailRule.normalised(unsafe) }
    }
  }

  @Test(arguments: [
    "correct horse battery staple", "  hunter two  ", "猫が好きです今日も", "Tr0ub4dor&3",
    "\u{1B}\0\u{202E}abcde", "aaaaaaab", "abcdefgi", "👩‍👩‍👧‍👦🐈🍎☕️🎈🚲🏔🌊",
    String(repeating: "x8!Q", count: 64),
  ]) func passwordsThatWillDo(password: String) throws {
    try PasswordRule.check(password, email: "alice@example.org", handle: "alice")
  }

  @Test(arguments: [
    "password", "PassWord1", "12345678", "qwertyuiop", "iloveyou", "aaaaaaaa", "ZZZZZZZZZ",
    "abababab", "abcabcabca", "abcdefgh", "STUVWXYZ", "87654321", "hgfedcba", "4567890123",
    "asdfghjklas", "poiuytrewq", "0000000000000000", "😀😀😀😀😀😀😀😀", "alice@example.org",
    "ALICE@EXAMPLE.ORG", "alicealice", "alicealic", "wonderland", "1q2w3e4r", "        ",
  ]) func passwordsThatOthersWouldTry(password: String) {
    #expect(throws: AppError.invalid(.password, .common)) {
      try PasswordRule.check(password, email: "alice@example.org", handle: "Wonderland")
    }
  }

  @Test func lengthIsCountedAsPeopleCount() throws {
    #expect(throws: AppError.invalid(.password, .empty)) { try PasswordRule.check("") }
    #expect(throws: AppError.invalid(.password, .tooShort(minimum: 8))) {
      try PasswordRule.check("👩‍👩‍👧‍👦🐈abcde")
    }
    let long = String(repeating: "x8!Q", count: 64)
    #expect(throws: AppError.invalid(.password, .tooLong(maximum: 256, excess: 2))) {
      try PasswordRule.check(long + "ab")
    }
    #expect(throws: AppError.invalid(.password, .tooLarge(maximum: 4096, excess: 3912))) {
      try PasswordRule.check("abcdefgx" + String(repeating: "\u{301}", count: 4000))
    }
  }

  @Test func namesAreWhatPeopleCanSee() throws {
    #expect(try NameRule.normalised("  Alice Liddell ") == "Alice Liddell")
    #expect(try NameRule.normalised("山田 太郎 🐈‍⬛") == "山田 太郎 🐈‍⬛")
    #expect(try NameRule.normalised(String(repeating: "👩‍👩‍👧‍👦", count: 30)).count == 30)
    for empty in [
      "", " \n ", "\u{3000}", "\u{200B}", "\u{3164}", "\u{200D}\u{FE0F}", "\u{2800}\u{2060}", "\u{301}",
    ] {
      #expect(throws: AppError.invalid(.name, .empty)) { try NameRule.normalised(empty) }
    }
    #expect(throws: AppError.invalid(.name, .tooLong(maximum: 30, excess: 2))) {
      try NameRule.normalised(String(repeating: "猫", count: 32))
    }
    #expect(throws: AppError.invalid(.name, .severalLines)) { try NameRule.normalised("a\nb") }
    for unsafe in ["a\u{1B}[31mb", "a\0b"] {
      #expect(throws: AppError.invalid(.name, .unprintable)) { try NameRule.normalised(unsafe) }
    }
    #expect(throws: AppError.invalid(.name, .tooLarge(maximum: 1000, excess: 200))) {
      try NameRule.normalised("Z" + String(repeating: "\u{301}", count: 600))
    }
  }

  @Test func birthdaysAreDaysThatWere() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    #expect(try BirthdayRule.parsed(" ", today: today) == nil)
    #expect(try BirthdayRule.parsed(" 2000-02-29 ", today: today) == CalendarDate("2000-02-29"))
    #expect(try BirthdayRule.parsed("1900-01-01", today: today) == CalendarDate("1900-01-01"))
    #expect(try BirthdayRule.parsed("2026-11-21", today: today) == today)
    for written in [
      "1990-02-03", "1990/02/03", "1990.02.03", "1990/2/3", "１９９０－０２－０３", "１９９０／０２／０３",
      "１９９０ー０２ー０３", "１９９０・２・３", "1990年2月3日", "１９９０年２月３日",
    ] {
      #expect(try BirthdayRule.parsed(written, today: today) == CalendarDate("1990-02-03"), "\(written)")
    }
    for impossible in ["2026-11-22", "1899-12-31", "0001-01-01"] {
      #expect(throws: AppError.invalid(.birthday, .outOfRange)) {
        try BirthdayRule.parsed(impossible, today: today)
      }
    }
    for malformed in [
      "2001-02-29", "1990-13-01", "31.12.1990", "90-1-1", "1990-12/31", "1990-12", "1990--1", "yesterday",
    ] {
      #expect(throws: AppError.invalid(.birthday, .malformed)) {
        try BirthdayRule.parsed(malformed, today: today)
      }
    }
  }
}
