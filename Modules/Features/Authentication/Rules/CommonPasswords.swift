/// The passwords that others would try first: the most common ones of the leaked lists that are long enough to
/// pass otherwise, in several languages.
enum CommonPasswords {
  /// Whether a password, case aside, is one of them.
  static func contain(_ folded: String) -> Bool {
    all.contains(Substring(folded))
  }

  private static let all = Set(list.split(whereSeparator: \.isWhitespace))

  private static let list = """
    password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd pa55word passwort password1 password12 password123
    password1234 password2 password3 password01 password11 password! password1! password123! passw0rd1
    passw0rd123 passw0rd! p@ssw0rd1 p@ssw0rd123 p@ssword1 p@ssword123 p@ssw0rd! passwords mypassword
    mypassword1 mypass123 newpassword newpassword1 yourpassword thepassword nopassword password0 password5
    password7 password8 password9 password99 password00 password10 password13 password21 password22
    password69 pass1234 pass12345 pass123456 pass@123 pass@1234 passpass passcode passport password2020
    password2021 password2022 password2023 password2024 password2025 password2026 1password drowssap
    contraseña contrasena motdepasse parola123 senha123 senha1234 salasana wachtwoord haslo123 admin123
    admin1234 admin12345 admin@123 admin123! adminadmin administrator administrador root1234 rootroot
    rootroot1 toor1234 superuser sysadmin webmaster changeme changeme1 changeme123 changeit letmein1
    letmein123 letmeinnow letmein! welcome1 welcome12 welcome123 welcome1234 welcome! welcome1! welcome@123
    welcome2 welcome01 welcome2024 welcome2025 default1 default123 test1234 test12345 test123456 testtest
    testtest1 testing1 testing123 tester123 temp1234 temppass temporary trustno1 trustnoone guest123
    guest1234 guestguest secret12 secret123 secret1234 secretpassword topsecret qwer1234 qwerty12 qwerty123
    qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyqwerty qwerty1! qwerty123! qwe123qwe
    qweqweqwe qweasdzxc qazwsxedc qazwsx12 qazwsx123 qazqazqaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e4r
    1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qazzaq1 zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx
    !qaz@wsx 123qweasd 123qweasdzxc 123qwe123 qwe12345 asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl;
    asd123asd asdasdasd asdqwe123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvasdf zxczxczxc qwertz123 qwertzuiop
    azertyui azertyuiop azerty123 azerty12 abcd1234 abcde123 abc12345 abc123456 abc123abc abcabcabc
    abc123456789 abcd12345 abcdef12 abcdef123 abcdefg1 abcdefgh1 a1b2c3d4 a1b2c3d4e5 a123456789 a12345678
    a1234567 aa123456 aa12345678 a1s2d3f4 aaa111222 aabbccdd 123456789a 12345678a 1234567a 1234567q
    123456qwerty 12345qwert 1234qwer 1234asdf 1234abcd 123abc123 123123123 1231231234 123321123 1234512345
    12341234 12344321 12345679 123456788 123456780 123456781 1234567891 12345678910 123456789123 1234567899
    12345678912 12345678987654321 0123456789 01234567 012345678 987654321 9876543210 87654321 876543210
    098765432 0987654321 123698745 147258369 159357456 159753456 147852369 741852963 789456123 963852741
    321654987 456789123 11223344 1122334455 112233445566 11112222 11223355 12121212 123454321 1234554321
    13131313 20202020 21212121 22334455 55667788 10203040 101010101 10101010 0000000000 11111111 1111111111
    22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 12131415 19191919
    19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994
    19951995 19961996 20002000 20012001 01012000 01011990 01011980 31121999 11111112 12301230 12345123
    13579246 24681012 1357924680 246813579 31415926 314159265 27182818 007007007 iloveyou iloveyou1
    iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123 iloveme1 ilovegod iloveyouu loveyou1 loveyou123
    lovelove loveme123 iloveher iloveyou3 iloveyou7 mylove123 lovelife truelove iloveyousomuch teamo123
    teamomucho tequiero tequieromucho jetaime1 doudou123 chocolat soleil123 bonjour1 sunshine sunshine1
    sunshine12 sunshine123 princess princess1 princess12 princess123 football football1 football12
    football123 baseball baseball1 baseball123 basketball basketball1 softball soccer123 hockey123 superman
    superman1 superman123 spiderman spiderman1 batman123 batman1234 ironman123 wolverine deadpool1 starwars
    starwars1 starwars123 startrek pokemon1 pokemon12 pokemon123 pikachu1 pikachu123 naruto123 dragon12
    dragon123 dragonball dragonball1 dragonballz minecraft minecraft1 minecraft123 fortnite fortnite1
    roblox123 playstation playstation1 nintendo nintendo1 xbox3600 counter-strike warcraft warcraft1
    worldofwarcraft computer computer1 computer12 computer123 internet internet1 internet123 samsung1
    samsung12 samsung123 google123 google1234 facebook facebook1 facebook123 instagram instagram1 whatsapp
    youtube1 youtube123 microsoft windows10 windows7 linux123 iphone123 apple123 macintosh android1
    blackberry motorola whatever whatever1 whatever123 nothing1 something something1 anything somebody
    nobody123 forever1 forever21 blessed1 blessing grateful believe1 jesus123 jesuschrist jesus777 jesus1234
    godisgood godislove iloveallah bismillah alhamdulillah allah123 krishna123 ganesha1 sairam123 india123
    pakistan pakistan123 bangladesh indonesia malaysia1 singapore philippines vietnam1 australia australia1
    canada123 america1 america123 california newyork1 newyork123 london123 liverpool liverpool1 liverpool123
    chelsea1 chelsea123 arsenal1 arsenal123 manchester manchester1 manutd123 barcelona barcelona1
    barcelona123 realmadrid realmadrid1 juventus juventus1 fenerbahce galatasaray besiktas1 patriots
    cowboys1 steelers steelers1 eagles123 yankees1 yankees123 lakers123 lakers24 michael1 michael12
    michael123 jennifer jennifer1 jessica1 jessica123 michelle michelle1 elizabeth elizabeth1 christopher
    christian christian1 alexander alexander1 alexandra benjamin benjamin1 jonathan jonathan1 nicholas
    nicholas1 matthew1 anthony1 anthony123 stephanie stephanie1 samantha samantha1 victoria victoria1
    isabella isabella1 gabriela gabriela1 valentina valentin fernando fernando1 alejandro alejandra
    francisco guadalupe sebastian sebastian1 santiago santiago1 veronica veronica1 patricia patricia1
    danielle danielle1 brittany brittany1 courtney courtney1 caroline caroline1 charlotte charlotte1
    katherine kathryn1 kimberly kimberly1 lawrence margaret margaret1 marshall mitchell mohammed mohammed1
    muhammad muhammad1 mohamed123 richard1 robert123 thomas123 william1 william123 andrew123 ashley123
    daniel123 jordan23 jordan123 joshua123 justin123 charlie1 charlie123 hannah123 maggie123 mercedes
    mercedes1 mustang1 mustang123 corvette corvette1 ferrari1 ferrari123 porsche1 porsche911 lamborghini
    chevrolet chevrolet1 toyota123 harley123 harleydavidson yamaha123 kawasaki kawasaki1 motorcycle monster1
    monster123 hunter12 hunter123 hunter2hunter2 killer123 master12 master123 masterkey shadow12 shadow123
    ranger123 rangers1 tigger123 tinkerbell snoopy123 garfield garfield1 scooby123 scoobydoo spongebob
    spongebob1 hellokitty hellokitty1 mickeymouse mickey123 minnie123 donald123 winnie123 simpsons babygirl
    babygirl1 babygirl12 babygirl123 babyboy1 babydoll1 sweetheart sweetie1 sweetpea butterfly butterfly1
    rainbow1 rainbow123 diamond1 diamonds crystal1 crystal123 strawberry chocolate chocolate1 cookie123
    cookies1 cupcake1 pumpkin1 banana123 cheese123 coffee123 pepper123 ginger123 peanut123 midnight
    midnight1 darkness darkness1 lightning thunder1 december september november october1 february summer123
    summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter123 winter2023 winter2024
    spring123 spring2024 autumn123 monday123 friday13 sunday123 hello123 hello1234 hello12345 hellohello
    helloworld helloworld1 hello123! goodluck goodluck1 goodbye1 lucky123 lucky777 lucky1234 jackass1
    asshole1 asshole123 fuckyou1 fuckyou12 fuckyou123 fuckyou2 fuckyou! fuckoff1 fuckme123 bullshit
    bullshit1 blink182 metallica metallica1 slipknot slipknot1 nirvana1 nirvana123 greenday greenday1
    eminem123 50cent50 rockstar rockstar1 rockandroll guitar123 music123 beautiful beautiful1 gorgeous
    handsome1 precious1 angel123 angel1234 angels123 heaven123 family123 friends1 friends123 friendship
    business business1 company123 office123 server123 oracle123 cisco123 mysql123 postgres postgres1
    database1 login123 login1234 user1234 user12345 username username1 account1 access14 access123 security
    security1 private1 letmesee opensesame iamgroot unicorn1 unicorns warrior1 warriors champion champion1
    victory1 freedom1 freedom123 liberty1 success1 success123 money123 moneymoney money1234 bitcoin1
    bitcoin123 ethereum dogecoin million1 phoenix1 jasmine1 jasmine123 brandon1 brandon123 madison1 savannah
    cheyenne chelsea12 taylor123 taylor13 scorpion scorpion1 sagittarius capricorn aquarius swordfish
    mountain mountains explorer discovery skywalker stargate terminator matrix123 gandalf1 hogwarts
    harrypotter harrypotter1 voldemort lordoftherings einstein shakespeare napoleon1 cleopatra socialconnect
    socialconnect1 mastodon mastodon1 twitter1 twitter123 snapchat snapchat1 myspace1 linkedin linkedin1
    sakura123 sakura39 tokyo123 tokyo2020 nihon123 nippon123 japan123 doraemon doraemon1 totoro123 pokemonn
    arashi1103 himitsu1 aishiteru aishiteru1 konnichiwa arigatou ohayou123 sayonara onepiece onepiece1
    naruto12 evangelion gundam00 takahashi watanabe kobayashi yamamoto nakamura yoshida1 yamada123 suzuki123
    tanaka123 satou123 tarou123 hanako123 kawaii123 nekoneko inuinuinu wanwanwan nyanyanya pasuwado anpanman
    parolamea kennwort passwort1 passwort123 hallo123 hallo1234 schatz123 ficken123 liebling woaini520
    woaini1314 woaini123 5201314520 13145200 5845201314 kocham123 kochanie misiaczek polska123 marseille
    doudoune camille1 nicolas1 trololol lalalala hahahaha hehehehe lolololo blahblah blahblah1
    """
}
