/// Texts in the scripts that people write here, with what every reader of a text finds in each.
///
/// `mar` and `ole` are people of the network; `social.example` is its host, and no other.
public enum TextCorpus {
  /// One of the texts.
  public struct Sample: Sendable {
    /// As someone writes it, on one line.
    public let text: String
    /// The links, mentions and hashtags, as written, in the order of the text.
    public let found: [String]
    /// Why these.
    public let reason: String

    /// The addresses.
    public var links: [String] { found.filter { $0.lowercased().hasPrefix("http") } }
    /// Without the `@`.
    public var mentions: [String] {
      found.filter { "@＠".contains($0.prefix(1)) }.map { String($0.dropFirst()) }
    }
    /// Without the `#`.
    public var hashtags: [String] {
      found.filter { "#＃".contains($0.prefix(1)) }.map { String($0.dropFirst()) }
    }
  }

  /// All of them.
  public static let samples: [Sample] = lines.split(separator: "\n").map { line in
    let parts = line.split(separator: " ⇒ ").flatMap { $0.split(separator: " ∵ ") }.map(String.init)
    return Sample(
      text: parts[0], found: parts[1] == "-" ? [] : parts[1].split(separator: " ").map(String.init),
      reason: parts[2])
  }

  // The text ⇒ what is found, or - ∵ why.
  private static let lines = """
    Reading https://news.example/today now ⇒ https://news.example/today ∵ a link between spaces
    See https://news.example/today. ⇒ https://news.example/today ∵ the stop ends the sentence
    Have you seen https://news.example/today? ⇒ https://news.example/today ∵ so does a question mark
    Look: https://news.example/today, then come ⇒ https://news.example/today ∵ so does a comma
    It is here (https://news.example/today) ⇒ https://news.example/today ∵ a bracket that opened before it
    https://wiki.example/Mercury_(planet) is near ⇒ https://wiki.example/Mercury_(planet) ∵ a bracket that opened in it
    (as in https://wiki.example/Mercury_(planet)) ⇒ https://wiki.example/Mercury_(planet) ∵ one of each
    [the plan](https://plans.example/b)and more ⇒ https://plans.example/b ∵ Markdown
    <https://plans.example/b> ⇒ https://plans.example/b ∵ angle brackets
    "https://plans.example/b" she said ⇒ https://plans.example/b ∵ straight quotation marks
    “https://plans.example/b” she said ⇒ https://plans.example/b ∵ curly quotation marks
    ‘https://plans.example/b’ she said ⇒ https://plans.example/b ∵ single ones
    https://plans.example's idea ⇒ https://plans.example ∵ no host has an apostrophe
    https://plans.example’s idea ⇒ https://plans.example ∵ nor a curly one
    https://plans.example, of course ⇒ https://plans.example ∵ nor a comma
    https://plans.example;https://other.example ⇒ https://plans.example https://other.example ∵ nor a semicolon: two links
    https://plans.example,https://other.example ⇒ https://plans.example https://other.example ∵ two links
    https://plans.example|https://other.example ⇒ https://plans.example https://other.example ∵ two links
    https://plans.example! Great ⇒ https://plans.example ∵ an exclamation mark
    https://plans.example... ⇒ https://plans.example ∵ an ellipsis of stops
    https://plans.example… ⇒ https://plans.example ∵ an ellipsis
    https://plans.example: read it ⇒ https://plans.example ∵ a colon without a port
    https://plans.example:8443/b ⇒ https://plans.example:8443/b ∵ a port
    https://plans.example:99999/b ⇒ - ∵ there is no such port
    http://localhost:3000/try ⇒ http://localhost:3000/try ∵ a name of one word
    http://192.0.2.7/status ⇒ http://192.0.2.7/status ∵ four numbers
    http://192.0.2.777/status ⇒ - ∵ a number that is too large
    http://10.5 is not enough ⇒ - ∵ two numbers
    http://[2001:db8::1]:8080/x ⇒ http://[2001:db8::1]:8080/x ∵ an address in brackets
    http://[nonsense]/x ⇒ - ∵ no address
    https://plans..example ⇒ - ∵ no name has two dots in a row
    https://-plans.example ⇒ - ∵ none begins with a hyphen
    https://plans-.example ⇒ - ∵ none ends with one
    https://plans.-b.example ⇒ - ∵ no part of it does either
    https://my-plans.example/x-y_z~1 ⇒ https://my-plans.example/x-y_z~1 ∵ hyphens inside are fine
    https://_dmarc.plans.example ⇒ https://_dmarc.plans.example ∵ so are underscores before the last part
    https://plans._x ⇒ - ∵ not in the last
    https:// nothing ⇒ - ∵ no host
    https://) nothing ⇒ - ∵ no host
    xhttps://plans.example ⇒ - ∵ in the middle of a word
    (https://plans.example)x ⇒ https://plans.example ∵ behind a bracket
    HTTPS://PLANS.EXAMPLE/B ⇒ HTTPS://PLANS.EXAMPLE/B ∵ capitals
    ftp://plans.example ⇒ - ∵ another protocol
    plans.example ⇒ - ∵ without a protocol
    https://me@plans.example/ ⇒ - ∵ a user's name: half of it would lead elsewhere
    https://me:secret@plans.example/ ⇒ - ∵ a password, too
    https://plans.example/a?b=c&d=e#f ⇒ https://plans.example/a?b=c&d=e#f ∵ query and fragment
    https://plans.example?b=c ⇒ https://plans.example?b=c ∵ a query right behind the host
    https://plans.example#top ⇒ https://plans.example#top ∵ a fragment right behind the host
    https://plans.example/a?b=c|d ⇒ https://plans.example/a?b=c|d ∵ a vertical bar in a query
    https://plans.example/a|b/ ⇒ https://plans.example/a|b/ ∵ and in a path
    https://plans.example/{id}/edit ⇒ https://plans.example/{id}/edit ∵ curly brackets
    {https://plans.example/id} ⇒ https://plans.example/id ∵ around it
    https://plans.example/a?q={x}&y=[1] ⇒ https://plans.example/a?q={x}&y=[1] ∵ both kinds in a query
    https://plans.example/x@ and so ⇒ https://plans.example/x ∵ an @ at the end, as Mastodon has it
    https://plans.example/@mar ⇒ https://plans.example/@mar ∵ an address of a person is one link
    https://plans.example/@mar/115 and @mar ⇒ https://plans.example/@mar/115 @mar ∵ the second is a mention
    https://plans.example/#news ⇒ https://plans.example/#news ∵ no hashtag in a link
    https://web.example/https://plans.example/b ⇒ https://web.example/https://plans.example/b ∵ an address in a path
    https://plans.example/it's ⇒ https://plans.example/it's ∵ an apostrophe in a path
    https://plans.example/it’s ⇒ https://plans.example/it’s ∵ a curly one
    https://plans.example/a,b;c ⇒ https://plans.example/a,b;c ∵ signs in a path
    https://plans.example/a%20b ⇒ https://plans.example/a%20b ∵ an encoded space
    https://plans.example/a+b=c* ⇒ https://plans.example/a+b=c ∵ a star that marks words
    *https://plans.example/a* ⇒ https://plans.example/a ∵ on both sides
    https://plans.example/a^b ⇒ https://plans.example/a ∵ a sign that no address has
    https://xn--fsqu00a.example/x ⇒ https://xn--fsqu00a.example/x ∵ a name in Punycode
    https://plans.xn--p1ai/x ⇒ https://plans.xn--p1ai/x ∵ and a last part
    Hi @mar and @ole! ⇒ @mar @ole ∵ two people
    @mar, @ole: come ⇒ @mar @ole ∵ signs behind them
    (@mar) ⇒ @mar ∵ in brackets
    "@mar" ⇒ @mar ∵ in quotation marks
    @mar's and @ole’s ⇒ @mar @ole ∵ apostrophes
    @MAR @Mar ⇒ @MAR @Mar ∵ any case
    @mar. @ole? ⇒ @mar @ole ∵ ends of sentences
    @mar-san ⇒ @mar ∵ a hyphen ends a handle
    @mar_2 ⇒ @mar_2 ∵ an underscore doesn't
    @mar/@ole ⇒ @mar ∵ not right behind a slash
    cc:@mar ⇒ @mar ∵ behind a colon
    mail mar@social.example ⇒ - ∵ an email address
    mail a.b+mar@social.example now ⇒ - ∵ an email address with signs
    @mar@social.example hello ⇒ @mar@social.example ∵ someone here, by the server's name
    @ole@SOCIAL.EXAMPLE hello ⇒ @ole@SOCIAL.EXAMPLE ∵ in any case
    @mar@other.example hello ⇒ @mar@other.example ∵ someone of another server
    @mar.b@other.example ⇒ @mar.b@other.example ∵ names there may have dots
    @mar-b@other.example ⇒ @mar-b@other.example ∵ and hyphens
    @mar@other.example. ⇒ @mar@other.example ∵ the stop ends the sentence
    @mar@other.example:8080 ⇒ @mar@other.example:8080 ∵ a port
    @mar@other.example: hello ⇒ @mar@other.example ∵ a colon
    @mar@ ⇒ - ∵ an @ without a host
    @mar@@ole ⇒ - ∵ two of them
    @mar@other.example@x ⇒ - ∵ and behind a host
    @mar://x ⇒ - ∵ a protocol
    @@mar ⇒ - ∵ two before it
    @ mar ⇒ - ∵ nothing behind it
    @mar:/ ⇒ @mar ∵ one slash is none
    ＠mar hello ⇒ ＠mar ∵ a full-width sign
    @mar＠ole ⇒ - ∵ a full-width sign behind it
    I like #gardening and #Tea! ⇒ #gardening #Tea ∵ two hashtags
    #gardening, #tea: more ⇒ #gardening #tea ∵ signs behind them
    (#tea) [#cup] ⇒ #tea #cup ∵ brackets
    #snake_case_2 ⇒ #snake_case_2 ∵ underscores and digits
    #2024 and #1 ⇒ - ∵ digits alone
    #2024goals ⇒ #2024goals ∵ digits and letters
    ##tea ⇒ - ∵ two signs
    word#tea ⇒ - ∵ in the middle of a word
    /#tea ⇒ - ∵ behind a slash
    a=#tea ⇒ - ∵ behind an equals sign
    #tea-time ⇒ #tea ∵ a hyphen ends it
    #tea#cup ⇒ #tea ∵ the second is right behind a word
    #tea's ⇒ #tea ∵ an apostrophe ends it
    # tea ⇒ - ∵ a space
    #_ ⇒ - ∵ no letter
    C# and F# ⇒ - ∵ behind a word
    #C++ ⇒ #C ∵ signs end it
    @mar #tea https://plans.example/tea ⇒ @mar #tea https://plans.example/tea ∵ one of each
    #tea@mar ⇒ #tea ∵ a mention is not right behind a word
    @mar#tea ⇒ @mar ∵ nor a hashtag
    À bientôt à la #fête ⇒ #fête ∵ accents in a hashtag
    #École_d_été et #NOËL ⇒ #École_d_été #NOËL ∵ capitals with accents
    @maría no es nadie ⇒ - ∵ an accent goes on with the word
    @marñ ni @olé ⇒ - ∵ so does another
    Voilà @mar : merci ⇒ @mar ∵ a space before the colon, as in French
    «https://plans.example/thé» ⇒ https://plans.example/thé ∵ angled quotation marks
    « #thé » ⇒ #thé ∵ with spaces
    https://plans.example/Köln—Bonn ⇒ https://plans.example/Köln—Bonn ∵ a long dash in a path
    https://plans.example/1914–1918 ⇒ https://plans.example/1914–1918 ∵ a shorter one
    https://plans.example/x — wirklich ⇒ https://plans.example/x ∵ a dash behind a space
    https://plans.example/x— wirklich ⇒ https://plans.example/x ∵ a dash at the end belongs to the sentence
    https://plans.example/a‑b ⇒ https://plans.example/a‑b ∵ a hyphen that doesn't break
    https://bücher.example/straße ⇒ https://bücher.example/straße ∵ a host with an umlaut
    https://kšefty.example/žluťoučký?kůň=úpěl ⇒ https://kšefty.example/žluťoučký?kůň=úpěl ∵ Czech
    https://łódź.example ⇒ https://łódź.example ∵ Polish
    „https://plans.example/Größe“ ⇒ https://plans.example/Größe ∵ German quotation marks
    Größe #Straßenbahn! ⇒ #Straßenbahn ∵ a sharp s
    #smørrebrød på @ole ⇒ #smørrebrød @ole ∵ Danish
    ¿Has visto #mañana? ⇒ #mañana ∵ Spanish
    ¡@mar, ven! ⇒ @mar ∵ an inverted sign before it
    #Übung_macht_den_Meister ⇒ #Übung_macht_den_Meister ∵ German
    L'#été d'@ole ⇒ #été @ole ∵ behind an apostrophe
    #İstanbul'da ⇒ #İstanbul ∵ Turkish sets an ending apart
    #phở ngon ở Hà Nội ⇒ #phở ∵ two marks on a letter
    https://plans.example/phở-bò ⇒ https://plans.example/phở-bò ∵ and in a path
    #col·lecció ⇒ #col·lecció ∵ the Catalan dot in a word
    #col· ⇒ #col ∵ not at its end
    https://plans.example/col·lecció ⇒ https://plans.example/col·lecció ∵ and in a path
    @mar² ⇒ - ∵ a raised digit goes on with the word
    #ﬁne ⇒ #ﬁne ∵ a ligature
    Привет, @mar! ⇒ @mar ∵ Russian
    @marя ⇒ - ∵ a Cyrillic letter goes on with the word
    я@mar ⇒ - ∵ and one before it
    Люблю #чай и #Кофе_утром ⇒ #чай #Кофе_утром ∵ Cyrillic hashtags
    #чай, #чай-то ⇒ #чай #чай ∵ a hyphen ends it
    https://пример.рф/путь?да=нет ⇒ https://пример.рф/путь?да=нет ∵ a host in Cyrillic
    https://plans.example/Москва ⇒ https://plans.example/Москва ∵ a path in Cyrillic
    «https://plans.example/Москва» — вот ⇒ https://plans.example/Москва ∵ in quotation marks
    https://plans.example/Москва, да ⇒ https://plans.example/Москва ∵ a comma
    https://plans.exаmple ⇒ - ∵ a Cyrillic a among Latin letters is no last part of a name
    ссылка:https://plans.example ⇒ https://plans.example ∵ behind a colon
    словоhttps://plans.example ⇒ - ∵ behind a word
    №1 #новости24 ⇒ #новости24 ∵ a number sign of its own
    Їжак #їжак і #п'ять ⇒ #їжак #п ∵ an apostrophe ends it
    Ђорђе @ole, #љубав ⇒ @ole #љубав ∵ Serbian
    Καλημέρα @mar · #καλημέρα ⇒ @mar #καλημέρα ∵ Greek
    @marς ⇒ - ∵ a Greek letter goes on with the word
    https://παράδειγμα.example/σελίδα ⇒ https://παράδειγμα.example/σελίδα ∵ a host in Greek
    Το είδες; https://plans.example/ναι; ⇒ https://plans.example/ναι ∵ the Greek question mark
    #ΑΘΗΝΑ και #Αθήνα ⇒ #ΑΘΗΝΑ #Αθήνα ∵ one tag in two spellings
    «#ελιά» ⇒ #ελιά ∵ in quotation marks
    Բարև @mar, #հայերեն ⇒ @mar #հայերեն ∵ Armenian
    https://plans.example/հայերեն։ ⇒ https://plans.example/հայերեն ∵ the Armenian stop
    გამარჯობა #საქართველო ⇒ #საქართველო ∵ Georgian
    こんにちは@mar ⇒ @mar ∵ no space before a mention
    @marさん ありがとう ⇒ @mar ∵ nor behind it
    @mar、@oleさん ⇒ @mar @ole ∵ a comma
    「@mar」 ⇒ @mar ∵ brackets
    @mar＆@ole ⇒ @mar @ole ∵ a full-width sign
    @mar様へ ⇒ @mar ∵ Han behind it
    @mar@social.exampleさん ⇒ @mar@social.example ∵ behind a host, too
    @mar@other.exampleさんから ⇒ @mar@other.example ∵ of another server
    今日は#散歩 した ⇒ - ∵ a hashtag isn't right behind a word
    今日は #散歩した ⇒ #散歩した ∵ it goes on to the end of the word
    ＃写真 と #東京タワー ⇒ ＃写真 #東京タワー ∵ a full-width sign
    #ラーメン・カレー。 ⇒ #ラーメン・カレー ∵ a dot inside
    #ラーメン・ ⇒ #ラーメン ∵ not at the end
    #2024年 #５月 ⇒ #2024年 #５月 ∵ digits before Han
    （#桜） ⇒ #桜 ∵ full-width brackets
    #桜、#梅 ⇒ #桜 #梅 ∵ a comma
    #ｶﾀｶﾅ #カタカナ ⇒ #ｶﾀｶﾅ #カタカナ ∵ half-width kana
    #々木 ⇒ #々木 ∵ the mark of repetition
    https://plans.exampleを見て ⇒ https://plans.example ∵ a sentence right behind a host
    https://plans.example を見て ⇒ https://plans.example ∵ with a space
    https://plans.example/を見て ⇒ https://plans.example/を見て ∵ behind a slash it's a path, as Mastodon has it
    https://plans.example/日本/地図 ⇒ https://plans.example/日本/地図 ∵ a path in Han
    https://plans.example/日本/地図。 ⇒ https://plans.example/日本/地図 ∵ the stop ends the sentence
    https://plans.example/日本、見て ⇒ https://plans.example/日本 ∵ so does the comma
    「https://plans.example/日本」だ ⇒ https://plans.example/日本 ∵ and the bracket
    『https://plans.example/日本』 ⇒ https://plans.example/日本 ∵ double brackets
    （https://plans.example/日本）です ⇒ https://plans.example/日本 ∵ full-width brackets
    【https://plans.example/日本】 ⇒ https://plans.example/日本 ∵ heavy brackets
    https://plans.example/日本！ ⇒ https://plans.example/日本 ∵ a full-width exclamation mark
    https://plans.example/日本？？ ⇒ https://plans.example/日本 ∵ question marks
    https://plans.example/検索?q=東京タワー&lang=日本語 ⇒ https://plans.example/検索?q=東京タワー&lang=日本語 ∵ a query
    https://plans.example/ジョン・レノン ⇒ https://plans.example/ジョン・レノン ∵ a dot between names
    https://plans.example/1〜2 ⇒ https://plans.example/1〜2 ∵ the wave dash
    https://plans.example/ラーメン ⇒ https://plans.example/ラーメン ∵ the long sign of kana
    https://plans.example　次 ⇒ https://plans.example ∵ the wide space
    http://ドメイン.example/道 ⇒ http://ドメイン.example/道 ∵ a host in kana
    https://日本語.jp ⇒ https://日本語.jp ∵ a host in Han
    https://日本語.jpです ⇒ https://日本語.jp ∵ kana behind a Latin last part
    https://東京tower.example ⇒ https://東京tower.example ∵ two scripts in a name
    https://ここ ⇒ - ∵ a word in place of an address
    詳しくはhttps://plans.example/b ⇒ https://plans.example/b ∵ right behind a word without spaces
    (https://plans.example/x)を見て ⇒ https://plans.example/x ∵ a bracket that opened before it, and kana
    https://plans.example/x_(曖昧)を見て ⇒ https://plans.example/x_(曖昧)を見て ∵ one that opened in it
    https://plans.example/が ⇒ https://plans.example/が ∵ a voiced kana
    写真@mar撮影 ⇒ @mar ∵ Han on both sides
    @mar🍵さん ⇒ @mar ∵ a picture behind it
    你好@mar，来吧 ⇒ @mar ∵ Chinese
    #北京 和 #上海。 ⇒ #北京 #上海 ∵ two hashtags
    #北京#上海 ⇒ #北京 ∵ the second is right behind a word
    https://中国.example/路径 ⇒ https://中国.example/路径 ∵ a host in Han
    https://例子.中国/ ⇒ https://例子.中国/ ∵ and a last part
    https://plans.example/中文，看 ⇒ https://plans.example/中文 ∵ a full-width comma
    《https://plans.example/書》 ⇒ https://plans.example/書 ∵ title marks
    “https://plans.example/书”。 ⇒ https://plans.example/书 ∵ quotation marks
    請看https://plans.example：很好 ⇒ https://plans.example ∵ a full-width colon
    https://plans.example；再見 ⇒ https://plans.example ∵ a full-width semicolon
    #繁體字 與 #简体字 ⇒ #繁體字 #简体字 ∵ both kinds
    @ole老師 ⇒ @ole ∵ a title
    #𠮷野家 ⇒ #𠮷野家 ∵ Han of another plane
    https://plans.example/𠮷 ⇒ https://plans.example/𠮷 ∵ and in a path
    #第1回 ⇒ #第1回 ∵ a digit inside
    안녕 @mar님! ⇒ @mar ∵ a title right behind a handle
    @mar이 @ole에게 ⇒ @mar @ole ∵ particles
    #한국어 #태그입니다. ⇒ #한국어 #태그입니다 ∵ Hangul
    오늘은#날씨 ⇒ - ∵ right behind a word
    https://한국.example/길 ⇒ https://한국.example/길 ∵ a host in Hangul
    https://한국.example/길을 보세요 ⇒ https://한국.example/길을 ∵ a particle behind a path is part of it
    https://plans.example입니다 ⇒ https://plans.example ∵ right behind a host
    https://plans.example/검색?말=한글 ⇒ https://plans.example/검색?말=한글 ∵ a query
    ‘https://plans.example/말’ ⇒ https://plans.example/말 ∵ quotation marks
    링크:https://plans.example ⇒ https://plans.example ∵ behind a colon
    #ㅋㅋㅋ ⇒ #ㅋㅋㅋ ∵ letters by themselves
    สวัสดี @mar ⇒ @mar ∵ Thai
    @marครับ ⇒ @mar ∵ Thai puts no spaces between words
    ถึง@mar ⇒ @mar ∵ nor before a mention
    ดูhttps://plans.example/ไทย ⇒ https://plans.example/ไทย ∵ nor before a link
    https://plans.exampleครับ ⇒ https://plans.example ∵ nor behind a host
    https://ไทย.example/หน้า ⇒ https://ไทย.example/หน้า ∵ a host in Thai
    #กาแฟ #น้ำชา ⇒ #กาแฟ #น้ำชา ∵ vowels and tones
    #กาแฟ๑๒๓ ⇒ #กาแฟ๑๒๓ ∵ digits of their own
    https://plans.example/น้ำ ⇒ https://plans.example/น้ำ ∵ a vowel that goes with its consonant
    ສະບາຍດີ #ລາວ ⇒ #ລາວ ∵ Lao
    မင်္ဂလာပါ #မြန်မာ ⇒ #မြန်မာ ∵ Burmese
    សួស្តី #ខ្មែរ ⇒ #ខ្មែរ ∵ Khmer
    བོད་ #བོད ⇒ #བོད ∵ Tibetan
    नमस्ते @mar जी ⇒ @mar ∵ Hindi
    @marजी ⇒ - ∵ a Devanagari letter goes on with the word
    @mar। ⇒ @mar ∵ the danda ends a sentence
    #हिन्दी और #क्षमा ⇒ #हिन्दी #क्षमा ∵ signs within letters
    #चाय, #पानी। ⇒ #चाय #पानी ∵ ends of sentences
    https://plans.example/हिन्दी ⇒ https://plans.example/हिन्दी ∵ a path
    https://plans.example/हिन्दी। ⇒ https://plans.example/हिन्दी ∵ a danda behind it
    https://उदाहरण.example/पथ?क=ख ⇒ https://उदाहरण.example/पथ?क=ख ∵ a host in Devanagari
    https://plans.example। ⇒ https://plans.example ∵ a danda behind a host
    #१२३ ⇒ - ∵ digits alone
    #१२३दिन ⇒ #१२३दिन ∵ digits and letters
    আমি #বাংলা ভালোবাসি ⇒ #বাংলা ∵ Bengali
    ਸਤ ਸ੍ਰੀ ਅਕਾਲ #ਪੰਜਾਬੀ ⇒ #ਪੰਜਾਬੀ ∵ Gurmukhi
    #ગુજરાતી @ole ⇒ #ગુજરાતી @ole ∵ Gujarati
    வணக்கம் @mar ⇒ @mar ∵ Tamil
    @marக்கு ⇒ - ∵ a Tamil letter goes on with the word
    #தமிழ் #காப்பி! ⇒ #தமிழ் #காப்பி ∵ vowel signs
    https://உதாரணம்.example/பாதை ⇒ https://உதாரணம்.example/பாதை ∵ a host in Tamil
    https://plans.example/தமிழ், ஆம் ⇒ https://plans.example/தமிழ் ∵ a comma
    "https://plans.example/தமிழ்" ⇒ https://plans.example/தமிழ் ∵ quotation marks
    #తెలుగు #ಕನ್ನಡ #മലയാളം ⇒ #తెలుగు #ಕನ್ನಡ #മലയാളം ∵ their neighbours
    #සිංහල ⇒ #සිංහල ∵ Sinhala
    مرحبا @mar ⇒ @mar ∵ Arabic
    @mar، كيف حالك؟ ⇒ @mar ∵ the Arabic comma
    @marو ⇒ - ∵ an Arabic letter goes on with the word
    أحب #القهوة و #شاي_أخضر ⇒ #القهوة #شاي_أخضر ∵ hashtags
    #قهوة؟ #شاي؛ ⇒ #قهوة #شاي ∵ question mark and semicolon
    #مُحَمَّد ⇒ #مُحَمَّد ∵ vowel signs
    https://plans.example/قهوة، نعم ⇒ https://plans.example/قهوة ∵ a comma behind a path
    https://plans.example/قهوة؟ ⇒ https://plans.example/قهوة ∵ a question mark
    https://موقع.example/صفحة?س=ص ⇒ https://موقع.example/صفحة?س=ص ∵ a host in Arabic
    https://plans.example، ⇒ https://plans.example ∵ a comma behind a host
    «https://plans.example/شاي» ⇒ https://plans.example/شاي ∵ quotation marks
    #٢٠٢٤ ⇒ - ∵ digits alone
    #عام٢٠٢٤ ⇒ #عام٢٠٢٤ ∵ letters and digits
    سلام #می\u{200C}خواهم ⇒ #می\u{200C}خواهم ∵ Persian parts a word without a space
    https://plans.example/می\u{200C}خواهم ⇒ https://plans.example/می\u{200C}خواهم ∵ and in a path
    #اردو۔ ⇒ #اردو ∵ the stop of Urdu
    שלום @mar ⇒ @mar ∵ Hebrew
    @marש ⇒ - ∵ a Hebrew letter goes on with the word
    #עברית ו#קפה ⇒ #עברית ∵ a hashtag isn't right behind a word
    #קפה, #תה. ⇒ #קפה #תה ∵ signs behind them
    #צה״ל ⇒ #צה ∵ a sign of abbreviation ends it
    #שָׁלוֹם ⇒ #שָׁלוֹם ∵ vowel points
    https://דוגמה.example/דף ⇒ https://דוגמה.example/דף ∵ a host in Hebrew
    https://plans.example/תל־אביב ⇒ https://plans.example/תל־אביב ∵ the Hebrew hyphen in a path
    (https://plans.example/תה) ⇒ https://plans.example/תה ∵ brackets
    ሰላም #አማርኛ @ole ⇒ #አማርኛ @ole ∵ Amharic
    #ᏣᎳᎩ ⇒ #ᏣᎳᎩ ∵ Cherokee
    #ᠮᠣᠩᠭᠣᠯ ⇒ #ᠮᠣᠩᠭᠣᠯ ∵ Mongolian
    🎉#party🎉 ⇒ #party ∵ pictures around a hashtag
    🎉@mar🎉 ⇒ @mar ∵ and around a mention
    🎉https://plans.example🎉 ⇒ https://plans.example ∵ and around a host
    https://plans.example/🍵/x ⇒ https://plans.example/🍵/x ∵ a picture in a path, as Mastodon has it
    https://plans.example/x✨ ⇒ https://plans.example/x✨ ∵ also at its end
    https://plans.example/x ✨ ⇒ https://plans.example/x ∵ but not behind a space
    https://i❤.example ⇒ https://i❤.example ∵ a picture in a name
    https://plans.example❤️ ⇒ https://plans.example ∵ one behind a name
    https://plans.example/?ok=✓ ⇒ https://plans.example/?ok=✓ ∵ a sign in a query
    👩‍👩‍👧‍👦 @mar #family ⇒ @mar #family ∵ four people in one picture
    @mar👩‍👩‍👧 ⇒ @mar ∵ right behind a handle
    #tea👍🏽 ⇒ #tea ∵ a skin tone
    @mar👍🏽 @ole ⇒ @mar @ole ∵ the same behind a handle
    🇯🇵@mar🇫🇷 ⇒ @mar ∵ flags
    #🇯🇵 ⇒ - ∵ a flag is no word
    https://plans.example🇯🇵 ⇒ https://plans.example ∵ a flag behind a name
    https://plans.example/🇯🇵🇫🇷 ⇒ https://plans.example/🇯🇵🇫🇷 ∵ flags in a path
    🏴󠁧󠁢󠁳󠁣󠁴󠁿 #Scotland ⇒ #Scotland ∵ a flag of letters that are not seen
    #️⃣ #1️⃣ ⇒ - ∵ keys are no words
    1️⃣#tea ⇒ #tea ∵ nor before a hashtag
    @mar1️⃣ ⇒ @mar ∵ nor a part of a handle
    #tea1️⃣ ⇒ #tea ∵ nor of a hashtag
    ❤️#love❤️ ⇒ #love ∵ a heart
    ☕️ https://plans.example/☕️ ⇒ https://plans.example/☕️ ∵ a picture made of two scalars
    #𝒻𝒶𝓃𝒸𝓎 ⇒ #𝒻𝒶𝓃𝒸𝓎 ∵ letters of mathematics
    @mar𝒳 ⇒ - ∵ one of them goes on with the word
    #①番 ⇒ #①番 ∵ a number in a circle
    @mar → https://plans.example → #tea ⇒ @mar https://plans.example #tea ∵ arrows
    • #one • #two ⇒ #one #two ∵ bullets
    …@mar… ⇒ @mar ∵ ellipses
    —@mar—#tea— ⇒ @mar #tea ∵ dashes
    ~#tea~ ⇒ #tea ∵ waves
    |#tea|@mar| ⇒ #tea @mar ∵ bars
    $5 & <b>#bold</b> ⇒ #bold ∵ what looks like HTML
    <a href="https://plans.example/x">y</a> ⇒ https://plans.example/x ∵ HTML as a text
    &amp; &#39; #tea ⇒ #tea ∵ what looks like an entity of HTML
    Ça va @mar ? #été à 東京 https://plans.example/été/東京 ⇒ @mar #été https://plans.example/été/東京 ∵ many scripts at once
    Привет 日本 @ole #мир_和平 ⇒ @ole #мир_和平 ∵ two scripts in a hashtag
    שלום 世界 https://plans.example/עולם/世界 ⇒ https://plans.example/עולם/世界 ∵ two in a path
    """
}
