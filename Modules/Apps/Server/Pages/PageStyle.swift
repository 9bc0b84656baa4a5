/// The style sheet of all pages.
enum PageStyle {
  /// The address, which changes with the content, so that browsers can keep the sheet for ever.
  static let address = "/assets/style-\(EntityTag.digest(of: sheet)).css"

  static let sheet = """
    :root{color-scheme:light dark;--back:#f6f7f9;--paper:#fff;--ink:#1b2333;--dim:#5a6478;--line:#d6dbe4;\
    --edge:#77839a;--accent:#3b528b;--on-accent:#fff;--bad:#a8212b;--bad-back:#fbecec}
    @media(prefers-color-scheme:dark){:root{--back:#12151c;--paper:#1b2029;--ink:#e8ebf1;--dim:#a3acbd;\
    --line:#343c4a;--edge:#6b778c;--accent:#9db3e8;--on-accent:#12151c;--bad:#ff9a9f;--bad-back:#3a1e22}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",\
    "Hiragino Sans","Noto Sans CJK JP",sans-serif;overflow-wrap:anywhere}
    header,main,footer{max-width:34rem;margin:0 auto;padding:1rem}
    header a{font-weight:600;text-decoration:none}
    footer{color:var(--dim);font-size:.875rem}
    a{color:var(--accent)}
    header a,.lone a,.who a,.meta a,dd a,summary{display:inline-block;min-width:1.5rem;min-height:1.5rem}
    .card{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
    h1{font-size:1.4rem;line-height:1.3;margin:0 0 .75rem}
    h2{font-size:1.1rem;margin:1.5rem 0 .5rem}
    p{margin:0 0 .75rem}
    .text p{unicode-bidi:plaintext}
    label{display:block;font-weight:600;margin:.75rem 0 .25rem}
    .hint{color:var(--dim);font-size:.875rem;margin:.25rem 0 0}
    input,textarea{width:100%;font:inherit;color:inherit;background:var(--back);border:1px solid var(--edge);\
    border-radius:.5rem;padding:.6rem .75rem}
    [aria-invalid]{border-color:var(--bad)}
    input:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible,\
    .bad:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    button{font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:.5rem;padding:.65rem 1.25rem;\
    background:var(--accent);color:var(--on-accent);cursor:pointer;margin:1rem .5rem 0 0;min-height:2.75rem}
    button.quiet{background:transparent;color:var(--accent)}
    .bad{background:var(--bad-back);color:var(--bad);border-radius:.5rem;padding:.6rem .75rem}
    input+.bad,textarea+.bad{margin:.5rem 0 0}
    code.big{display:block;font-size:1.1rem;background:var(--back);border:1px solid var(--line);border-radius:.5rem;\
    padding:.75rem;user-select:all}
    .who{display:flex;gap:.75rem;align-items:center;margin-bottom:.5rem}
    .who img{width:3rem;height:3rem;border-radius:.5rem;object-fit:cover;flex:none}
    .who span{color:var(--dim)}
    summary{display:list-item;width:fit-content;cursor:pointer;margin:0 0 .75rem}
    .photo{display:block;width:fit-content;min-width:1.5rem;min-height:1.5rem;margin:.5rem 0}
    .photo img{max-width:100%;height:auto;border-radius:.5rem;display:block}
    .meta{color:var(--dim);font-size:.875rem}
    .meta a{color:inherit}
    ul.plain{padding-left:1.25rem;margin:.5rem 0}
    dl{margin:.75rem 0}dt{color:var(--dim);font-size:.875rem}dd{margin:0 0 .5rem}
    """
}
