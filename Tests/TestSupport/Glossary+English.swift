extension Glossary {
  /// The English glossary.
  public static let english = Result { try Glossary(things() + people() + account() + style()) }

  private static func things() throws -> [Entry] {
    [
      // The exceptions are keys of JSON files, here and below.
      try Entry(
        "notification", not: #"\bnotices?\b"#, #"\bdeeds?\b"#, #"\b(told|tell you|hear) of\b"#,
        except: #"\bnotices \(true if\b"#),
      // The inbox is called that.
      try Entry(
        "post; email", not: #"\bmessages?\b"#, except: #"\byour messages\b"#, #"\bno messages yet\b"#,
        #"\bwrite a message\b"#, #"\bnew message\b"#, #"^messages?$"#),
      try Entry(
        "comment, under “In reply to”", not: #"\banswers?\b"#, #"\brepl(y|ies)\b"#,
        except: #"\bin reply to\b"#, #"\bit replies to\b"#, #"\bneed your answer\b"#),
      try Entry("share, unshare", not: #"\breposts?\b"#, #"\bboosts?\b"#),
      try Entry("like, unlike", not: #"\bfavou?rites?\b"#, #"\btake back\b"#),
      try Entry("bookmark", not: #"\bkeep (a|the|this) post\b"#, #"\bposts? you keep\b"#),
      try Entry("place (of a post); screen (of the shell)", not: #"\bthat leads nowhere\b"#),
      try Entry("description", not: #"\bwhat it shows\b"#),
      try Entry("warning", not: #"\bcontent warnings?\b"#),
      try Entry("discard", not: #"\bthrow(s|n)? (it |them )?away\b"#),
      try Entry("edit history", not: #"^earlier versions?$"#),
      try Entry("current version", not: #"\bwhat stands there\b"#),
      try Entry("list: add", not: #"\bput (someone|somebody|them) in(to)?\b"#),
      try Entry("list: remove", not: #"\b(take|taken|took) (someone |somebody |them )?out\b"#),
      try Entry("search", not: #"\blook(s|ing)? for\b"#),
      try Entry("report; resolved", not: #"\bdealt with\b"#),
      try Entry("export, import", not: #"\bbring an archive\b"#, #"\bcould not come\b"#),
    ]
  }

  private static func people() throws -> [Entry] {
    [
      try Entry("follow, unfollow", not: #"\bstop following\b"#),
      try Entry(
        "follow request: accept, decline", not: #"\brefus(e|es|ed)\b"#, #"\blet (them|someone) follow\b"#),
      try Entry("person, people", not: #"\busers?\b"#),
      try Entry("someone", not: #"\bsomebody\b"#),
      try Entry("no one", not: #"\bnobody\b"#),
      try Entry("everyone, anyone", not: #"\b(every|any)body\b"#),
      try Entry("administrator; anyone who", not: #"\bwhoever\b"#),
      try Entry("suggested people", not: #"\bpeople you may\b"#),
      try Entry("handle", not: #"\buser ?names?\b"#),
      try Entry("name", not: #"\bdisplay names?\b"#),
      try Entry("bio", not: #"\btext about you\b"#),
      try Entry(
        "profile photo", not: #"\bavatars?\b"#, #"\bpictures? of you\b"#, except: #"\bavatar, header\b"#),
      try Entry("header image", not: #"\bwide (picture|image)s?\b"#),
      try Entry("custom field", not: #"\blines? of (a|the|your) profile\b"#, #"\bfurther lines?\b"#),
      try Entry("private note", not: #"\byour note\b"#),
      try Entry("approve followers", not: #"\blocked\b"#, except: #"\bbe locked\b"#),
      try Entry("bot account", not: #"\ba program writes\b"#),
    ]
  }

  private static func account() throws -> [Entry] {
    [
      try Entry("current", not: #"^in use$"#, #"\bnow in use\b"#),
      // The act itself is a sign-in; what it begins is a session.
      try Entry(
        "session", not: #"\bsign-ins?\b"#, except: #"\bsign-in (and security|failed|to your)\b"#),
      try Entry("device", not: #"\bmachines?\b"#),
      try Entry("email", not: #"\be-mails?\b"#, #"\bmails?\b"#, #"\bmailed\b"#),
      try Entry("current password", not: #"\bpresent\b"#),
      try Entry("your data", not: #"\beverything of mine\b"#),
      try Entry("select", not: #"\bpick(s|ed)?\b"#),
      try Entry("continue", not: #"\bgo(es)? on\b"#),
    ]
  }

  /// How sentences are put, whatever they are about.
  private static func style() throws -> [Entry] {
    [
      try Entry("can't", not: #"\bcannot\b"#),
      try Entry(
        "a contraction (isn't, doesn't …)",
        not: #"\b(is|are|was|were|does|do|did|has|have|had|could|should|would|will) not\b"#),
      try Entry(
        "a contraction (you're, it's, what's …)", not: #"\b(you are|you will|it is)\b"#, #"\bwhat is\b"#,
        except: #"\b(as|where|what|who|how) (you|it) (are|is)\b"#),
      try Entry("no longer", not: #"\bany ?more\b"#),
      try Entry("up to", not: #"\bat most\b"#),
      try Entry(
        "can (for permission)", not: #"\b(you|who|anyone|everyone) may\b"#, #"\bmay (have|take)\b"#,
        except: #"\bmay have been\b"#),
      try Entry("contain", not: #"\bholds?\b"#),
      try Entry("free some space", not: #"\bmake some room\b"#),
      try Entry("newest first", not: #"\bthe latest first\b"#),
      try Entry("keep as is", not: #"\bleave it as it is\b"#),
      try Entry("… not found, … doesn't exist", not: #"\bthere is no such\b"#),
      try Entry("incomplete", not: #"\bcut short\b"#),
      try Entry(
        "this, for what's shown", not: #"\bthat (post|account|person) (is|has|does)\b"#, #"\bthat has been\b"#
      ),
      try Entry("the verb alone", not: #"\bplease\b"#),
      try Entry("who, or another sentence", not: #"\bwhom\b"#),
      try Entry(
        "a plain word or none", not: #"\banew\b"#, #"\blately\b"#, #"\bmeanwhile\b"#, #"\bin the meantime\b"#,
        #"\bfor good\b"#, #"\bof late\b"#),
    ]
  }
}
