/// The style sheet of all pages.
enum PageStyle {
  /// The address, which changes with the content, so that browsers can keep the sheet for ever.
  static let address = "/assets/style-\(EntityTag.digest(of: sheet)).css"
  static let tag = EntityTag(of: sheet)

  static let sheet = """
    :root{color-scheme:light dark;--back:#f4f5f8;--paper:#fff;--ink:#1b2333;--dim:#5a6478;--line:#dce0e8;\
    --edge:#77839a;--accent:#3b528b;--on-accent:#fff;--bad:#a8212b;--bad-back:#fbecec}
    @media(prefers-color-scheme:dark){:root{--back:#12151c;--paper:#1b2029;--ink:#e8ebf1;--dim:#a3acbd;\
    --line:#2d3441;--edge:#6b778c;--accent:#9db3e8;--on-accent:#12151c;--bad:#ff9a9f;--bad-back:#3a1e22}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",\
    "Hiragino Sans","Noto Sans CJK JP",sans-serif;overflow-wrap:anywhere}
    header,main,footer{max-width:36rem;margin:0 auto;padding:1rem}
    header a{display:inline-flex;align-items:center;gap:.5rem;min-height:1.5rem;font-weight:600;\
    text-decoration:none;color:var(--ink)}
    header img{border-radius:.375rem}
    footer{color:var(--dim);font-size:.875rem;padding-bottom:2rem}
    footer p{margin:0}
    footer .whole{margin-right:.75rem}
    .text ul{padding-left:1.25rem}
    a{color:var(--accent)}
    .lone a,.who a,.meta a,.shared a,.apps a,dd a,footer a,summary{display:inline-block;min-width:1.5rem;\
    min-height:1.5rem}
    .card{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
    h1{font-size:1.5rem;line-height:1.3;margin:0 0 .75rem}
    h2{font-size:1.1rem;line-height:1.4;margin:1.5rem 0 .5rem}
    h2.first{margin-top:.5rem}
    p{margin:0 0 .75rem;text-wrap:pretty}
    :lang(ja) :is(h1,h2,.lead,button,a.button){word-break:auto-phrase}
    .card>:last-child{margin-bottom:0}
    .lead{font-size:1.1rem}
    .whole{white-space:nowrap}
    .text p{unicode-bidi:plaintext}
    label{display:block;font-weight:600;margin:.75rem 0 .25rem}
    .hint{color:var(--dim);font-size:.875rem;margin:.25rem 0 0}
    .box{display:flex;align-items:center;gap:.625rem;margin:1rem 0 0}
    .box label{margin:0;font-weight:400}
    input,textarea{width:100%;font:inherit;color:inherit;background:var(--back);border:1px solid var(--edge);\
    border-radius:.5rem;padding:.6rem .75rem}
    input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent)}
    [aria-invalid]{border-color:var(--bad)}
    input:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible,\
    .bad:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    button,a.button{display:inline-block;font:inherit;font-weight:600;line-height:1.25;border:1px solid var(--accent);\
    border-radius:.5rem;padding:.7rem 1rem;background:var(--accent);color:var(--on-accent);cursor:pointer;\
    margin:.25rem .5rem .25rem 0;min-height:2.75rem;text-decoration:none}
    form button{margin-top:1rem}
    .or{margin:1rem 0 .5rem;color:var(--dim)}
    a.provider{display:flex;align-items:center;justify-content:center;gap:.625rem;min-height:2.75rem;padding:.5rem .75rem;\
    margin:.5rem 0;border:1px solid #747775;border-radius:.5rem;background:#fff;color:#1f1f1f;font-weight:500;\
    text-decoration:none;line-height:1.25}
    a.provider.apple{background:#000;border-color:#000;color:#fff}
    a.provider svg{flex:none}
    @media(prefers-color-scheme:dark){a.provider{border-color:#8e918f;background:#131314;color:#e3e3e3}\
    a.provider.apple{background:#fff;border-color:#fff;color:#000}}
    .about form{display:inline}
    .about button{margin-top:.25rem}
    button.quiet,a.button.quiet{background:transparent;color:var(--accent)}
    .bad{background:var(--bad-back);color:var(--bad);border-radius:.5rem;padding:.6rem .75rem}
    input+.bad,textarea+.bad{margin:.5rem 0 0}
    svg.qr{display:block;width:14rem;max-width:100%;background:#fff;fill:#000;shape-rendering:crispEdges;\
    border-radius:.5rem;margin:0 0 .75rem}
    code.big{display:block;font-size:1.1rem;background:var(--back);border:1px solid var(--line);border-radius:.5rem;\
    padding:.75rem;margin:0 0 .75rem;user-select:all}
    .who{display:flex;gap:.75rem;align-items:center;margin-bottom:.5rem;line-height:1.4}
    .who img{width:3rem;height:3rem;border-radius:.5rem;object-fit:cover;flex:none}
    .who a{font-weight:600;color:var(--ink);text-decoration:none}
    .who span{color:var(--dim);font-size:.9375rem}
    .shared{color:var(--dim);font-size:.875rem;margin:-.25rem 0 .5rem}
    .shared a{color:inherit}
    .shared::before{content:"\\21C4\\00A0";content:"\\21C4\\00A0" / ""}
    summary{display:list-item;width:fit-content;cursor:pointer;margin:0 0 .75rem}
    .photos{margin:.75rem 0}
    .photo{display:block;width:fit-content;min-width:1.5rem;min-height:1.5rem}
    .photo img{display:block;max-width:100%;max-height:32rem;width:auto;height:auto;border-radius:.5rem;\
    background:var(--back)}
    .grid{display:grid;grid-template-columns:1fr 1fr;gap:.25rem;border-radius:.75rem;overflow:hidden}
    .grid .photo{width:auto}
    .grid .photo img{width:100%;height:100%;max-height:none;aspect-ratio:1;object-fit:cover;border-radius:0}
    .grid.odd .photo:first-child{grid-column:1/-1}
    .grid.odd .photo:first-child img{aspect-ratio:2}
    .meta{color:var(--dim);font-size:.875rem}
    .meta a{color:inherit}
    .post .meta{display:flex;flex-wrap:wrap;gap:0 .75rem;margin:.75rem 0 0}
    .post.main .text{font-size:1.125rem}
    ul.plain{padding-left:1.25rem;margin:.5rem 0}
    .plain li:has(form)+li{margin-top:1rem}
    dl{margin:.75rem 0}dt{color:var(--dim);font-size:.875rem}dd{margin:0 0 .5rem}
    .apps{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;align-items:baseline}
    .apps a{margin-right:1rem}
    @media(max-width:26rem){.apps{display:block}}
    .steps{list-style:none;counter-reset:step;padding:0;margin:1.5rem 0 0}
    .steps li{counter-increment:step;position:relative;padding-left:3rem;margin:0 0 1.75rem}
    .steps li::before{content:counter(step);position:absolute;left:0;top:0;width:2rem;height:2rem;border-radius:50%;\
    background:var(--accent);color:var(--on-accent);font-weight:600;line-height:2rem;text-align:center}
    .steps h2{margin:0 0 .25rem;line-height:2rem}
    .person .header{display:block;width:calc(100% + 2.5rem);aspect-ratio:3;object-fit:cover;margin:-1.25rem -1.25rem 0;\
    border-radius:.75rem .75rem 0 0;background:var(--line)}
    .person .avatar{display:block;width:6rem;height:6rem;border-radius:1rem;object-fit:cover;margin-bottom:.75rem;\
    background:var(--line)}
    .person .header+.avatar{position:relative;margin-top:-3rem;border:4px solid var(--paper)}
    .person h1{margin:0}
    .handle{color:var(--dim)}
    .numbers .whole{margin-right:.75rem}
    .person .numbers{margin-bottom:.25rem}
    @media(min-width:64rem){
    main.wide{max-width:62rem;display:grid;grid-template-columns:22rem minmax(0,1fr);gap:1.5rem;align-items:start}
    .wide .about{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}
    body:has(main.wide)>header,body:has(main.wide)>footer{max-width:62rem}
    }
    """
}
