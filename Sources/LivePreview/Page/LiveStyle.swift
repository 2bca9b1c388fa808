// What the live page looks like beyond the pictures' own style.

/// Views at the left, the picture in the middle, what is chosen at the right; below each other in a narrow window.
enum LiveStyle {
    static let sheet = """
        body.live{display:flex;flex-direction:column;min-height:100vh}\
        .live header{padding:8px 12px;border-bottom:1px solid var(--line);gap:6px 16px}\
        .live .bar{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;min-width:0}\
        .live select,.live textarea{font:inherit;font-size:13px;color:var(--ink);background:var(--card);\
        border:1px solid var(--line);border-radius:6px;padding:3px 6px;max-width:15em}\
        .live h2{font-size:12px;font-weight:600;color:var(--soft);margin:0 0 4px}\
        .live [hidden]{display:none}\
        .live code{font:12px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}\
        #work{flex:1;display:grid;grid-template-columns:minmax(150px,15vw) minmax(0,1fr) minmax(250px,24vw);min-height:0}\
        #work nav,#side{padding:10px 12px;overflow:auto;min-width:0}\
        #work nav{border-right:1px solid var(--line)}\
        #side{border-left:1px solid var(--line)}\
        .live main{padding:12px;justify-content:safe center;min-width:0;overflow:auto;align-content:flex-start}\
        .live main>p{color:var(--soft);max-width:40em;margin:12vh auto;text-align:center}\
        #tree div{font-size:13px;padding:1px 6px;border-radius:5px;cursor:default;white-space:nowrap;overflow:hidden;\
        text-overflow:ellipsis}\
        #tree div span{color:var(--soft);font-size:12px}\
        #tree div[aria-selected=true]{background:var(--mark);color:#fff}\
        #tree div[aria-selected=true] span{color:inherit}\
        #tree div.unknown{font-style:italic}#tree div.unknown:not([aria-selected=true]){color:var(--soft)}\
        figure .unknown{border-top:1px solid var(--line);margin:4px 10px 8px;padding-top:8px;font-size:12px;contain:inline-size;\
        color:var(--soft)}figure .unknown p{margin:2px 0 8px}figure .unknown button{font-size:12px;padding:0 6px;margin:1px 0}\
        .live #details{position:static;max-height:none;border:0;padding:0;margin:0 0 18px;background:none;overflow:visible;\
        min-height:9em}\
        .live #details:empty{display:block}\
        .live #details ul{columns:auto}\
        .live #details li{padding:2px 0}\
        .live #details h2{font-size:15px;color:var(--ink)}\
        #findings article{border-left:3px solid var(--line);padding:2px 0 2px 8px;margin:0 0 10px;font-size:13px;\
        overflow-wrap:anywhere}\
        #findings article.error{border-color:var(--clash)}#findings article.warning{border-color:var(--open)}\
        #findings article.here{background:color-mix(in srgb,var(--mark) 10%,transparent)}\
        #findings p{margin:1px 0}#findings ul{margin:2px 0;padding:0 0 0 12px;list-style:none;font-size:12px}\
        #findings .rule,.note{color:var(--soft);font-size:12px}\
        .live footer{display:flex;flex-wrap:wrap;gap:2px 16px;justify-content:space-between;padding:4px 12px;font-size:12px;\
        color:var(--soft);border-top:1px solid var(--line)}\
        #status.clash{color:var(--clash);font-weight:600}\
        dialog{width:min(56rem,94vw);max-height:90vh;border:1px solid var(--line);border-radius:10px;background:var(--back);\
        color:var(--ink)}\
        dialog::backdrop{background:#0006}\
        .live dialog textarea{width:100%;max-width:none;font:12px ui-monospace,Menlo,Consolas,monospace}\
        #log-answer section{border-top:1px solid var(--line);padding:6px 0}\
        #log-answer code,#log-answer pre{font:12px/1.45 ui-monospace,Menlo,Consolas,monospace}\
        #log-answer pre{overflow-x:auto}#log-answer li{margin:4px 0;overflow-wrap:anywhere}\
        #log-answer .clash>code:first-child{font-weight:700}#log-answer .broken>code:first-child{text-decoration:line-through}\
        #log-answer .sum{font-weight:700}\
        @media (min-width:901px){body.live{height:100vh}.live #work>*{overflow:auto}}\
        @media (max-width:900px){.live footer span+span{display:none}#work{grid-template-columns:minmax(0,1fr)}\
        #work nav,#side{border:0;border-top:1px solid var(--line)}#work main{order:-1}\
        .live nav #tree{max-height:30vh;overflow:auto}.live select{max-width:60vw}}

        """
}
