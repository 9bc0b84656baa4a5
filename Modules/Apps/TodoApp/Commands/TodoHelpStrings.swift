import AppScreens

/// What the help says of the commands about todos.
struct TodoHelpStrings: LocalizedStrings {
  let program, programRemark, shell: String
  let add, addRemark, text, category, due, every, notes: String
  let list, listRemark, json, inCategory, search, dueBy, overdue, alsoDone, doneOnly, showNotes,
    overdueAlone: String
  let done, undone, edit, newText, sayWhat, delete, clear, ids: String
  let names, namesKind, namesDescribed: String

  static let english = TodoHelpStrings(
    program: "Todos in your terminal. Without a command, opens the shell.",
    programRemark: """
      Every command takes --data DIR and --lang en|ja. An ID can be shortened to any beginning that no other todo has.
      Exit status: 0 success, 1 failure, 2 wrong usage.
      """,
    shell: "Open the shell (same as “todo” alone).", add: "Add a todo.",
    addRemark: """
      The text can name the due date, the category and how often it repeats. A day or “every week” counts at its end, \
      @CATEGORY at either end; due:DAY, every:WEEK and the category of another todo anywhere. due:- says that there is \
      no due date. The output shows what was understood.

      If you already have an open todo that says the same, you're asked first; a script isn't asked.
      """,
    text: "What to do, in one line.",
    category: "personal, work, shopping, other, or a name of your own.",
    due:
      "The due date: 27 Nov, 11/27, tomorrow, Friday, \"next friday\", \"in 3 days\", eom … or - for none.",
    every:
      "How often it repeats once it's done: day, week, month, year, 2 weeks, friday (due on the next one, too) … or - for never.",
    notes: "More about it.", list: "List todos, the soonest due first.",
    listRemark: """
      --json prints an array of objects: id, description, done (true or false), category (a name of your own, or \
      personal, work, shopping or other), due (YYYY-MM-DD or null), repeats (null, or how often it comes again as an \
      ISO 8601 duration: P1D, P2W, P1M, P1Y), notes, createdAt and updatedAt (ISO 8601, UTC).
      """,
    json: "Print JSON.", inCategory: "Only those in this category.",
    search: "Only those with all these words.",
    dueBy: "Only those due by this day: today, week, friday, 2026-11-30 … or - for those without a date.",
    overdue: "Only those that are overdue.", alsoDone: "Those that are done, too.",
    doneOnly: "Only those that are done.", showNotes: "Show their notes.",
    overdueAlone: "Use --overdue without --due, --done or --done-only.", done: "Mark todos as done.",
    undone: "Mark todos as not done.", edit: "Change todos.", newText: "What to do instead.",
    sayWhat: "Say what to change: --text, --category, --due, --every or --notes.",
    delete: "Delete todos.", clear: "Delete all todos that are done.",
    ids: "IDs, or how they begin, as “todo list” prints them.",
    names: "Print IDs or categories, for completions.", namesKind: "What to name.",
    namesDescribed: "Put what each is behind its name, as this command shell shows it.")

  static let japanese = TodoHelpStrings(
    program: "ターミナルで使うToDoリストです。コマンドなしで実行するとメニューが開きます。",
    programRemark: """
      どのコマンドにも --data DIR と --lang en|ja を付けられます。IDは、ほかのToDoと区別できる長さの先頭部分だけでも指定できます。
      終了コード: 0 完了、1 失敗、2 使い方の誤り。
      """,
    shell: "メニューを開きます（「todo」だけで実行したときと同じ）。", add: "ToDoを追加します。",
    addRemark: """
      内容に期限、カテゴリー、繰り返しを含められます。「来週の金曜」や「毎週月曜」、「@仕事」は先頭か末尾に、「期限:金曜」「繰り返し:毎週」と\
      すでにあるカテゴリーはどこにでも書けます。「期限:-」で期限なしになります。読み取った結果は出力で確認できます。

      同じ内容の未完了のToDoがあるときは、追加する前に確認します（スクリプトからの実行では確認しません）。
      """,
    text: "やること（1行）。", category: "個人、仕事、買い物、その他、または自分で決めた名前。",
    due: "期限。11月27日、11/27、明日、金曜、来週の金曜、3日後、月末 など。- で期限なし。",
    every: "完了後の繰り返し。毎日、毎週、毎月、毎年、2週間ごと、毎週金曜（期限も次の金曜になります）など。- で繰り返しなし。",
    notes: "メモ。", list: "ToDoを期限の早い順に表示します。",
    listRemark: """
      --json はオブジェクトの配列を出力します。キー: id、description（内容）、done（true か false）、category（personal、\
      work、shopping、other、または自分で決めた名前）、due（YYYY-MM-DD または null）、repeats（null、または繰り返しの\
      間隔。P1D、P2W、P1M、P1Y のようなISO 8601形式）、notes（メモ）、createdAt と \
      updatedAt（UTCのISO 8601形式）。
      """,
    json: "JSONで出力します。", inCategory: "このカテゴリーだけ。",
    search: "これらの言葉をすべて含むものだけ。",
    dueBy: "この日までに期限が来るものだけ。今日、金曜、2026-11-30 など。week で7日以内、- で期限なし。",
    overdue: "期限切れのものだけ。", alsoDone: "完了したものも表示します。",
    doneOnly: "完了したものだけ。", showNotes: "メモも表示します。",
    overdueAlone: "--overdue は --due、--done、--done-only と一緒に指定できません。",
    done: "ToDoを完了にします。", undone: "ToDoを未完了に戻します。", edit: "ToDoを変更します。",
    newText: "新しい内容。",
    sayWhat: "変更するものを --text、--category、--due、--every、--notes で指定してください。",
    delete: "ToDoを削除します。", clear: "完了したToDoをすべて削除します。",
    ids: "ID、またはその先頭部分（「todo list」で確認できます）。",
    names: "補完用に、IDまたはカテゴリーを出力します。", namesKind: "出力するもの。",
    namesDescribed: "名前の後ろに内容を付けます。このシェルでの表示形式に従います。")
}
