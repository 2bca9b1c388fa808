// The style sheet of the page.

/// Calm surroundings for the pictures, in light and dark, from 320 pixels of width upwards.
package enum PageStyle {
    package static let sheet =
        """
        :root{--back:#f4f5f7;--card:#fbfbfc;--line:#d6dbe1;--ink:#1c242c;--soft:#55606c;--mark:#0072b2;--clash:#a32a08;\
        --open:#6e4800;--dark:0}\
        @media (prefers-color-scheme:dark){:root{--back:#16191d;--card:#1c2025;--line:#363d45;--ink:#e6ebf0;\
        --soft:#a9b4c0;--mark:#56b4e9;--clash:#ffb08f;--open:#f7cf7e;--dark:1}}\
        body[class*=vscode-]{--back:var(--vscode-editor-background);--card:var(--vscode-editorWidget-background);\
        --line:var(--vscode-panel-border,var(--vscode-editorWidget-border));--ink:var(--vscode-editor-foreground);\
        --soft:var(--vscode-descriptionForeground);--mark:var(--vscode-focusBorder);--clash:var(--vscode-errorForeground);\
        --open:var(--vscode-editorWarning-foreground)}\
        body.vscode-dark{--dark:1}body.vscode-light{--dark:0}\
        *{box-sizing:border-box}\
        body{margin:0;background:var(--back);color:var(--ink);\
        font:14px/1.45 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}\
        header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px 4px}\
        h1{font-size:16px;margin:0;overflow-wrap:anywhere}\
        #tools{display:flex;flex-wrap:wrap;gap:6px;align-items:center}\
        button{font:inherit;font-size:13px;color:inherit;background:var(--card);border:1px solid var(--line);\
        border-radius:6px;padding:3px 10px;cursor:pointer}\
        button[aria-pressed=true]{border-color:var(--mark);box-shadow:inset 0 0 0 1px var(--mark)}\
        :focus-visible{outline:2px solid var(--mark);outline-offset:2px}\
        label{font-size:13px;color:var(--soft);display:flex;gap:6px;align-items:center}\
        input[type=range]{width:110px;accent-color:var(--mark)}\
        main{display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start;padding:10px 16px 150px}\
        figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:8px;max-width:100%}\
        figure[hidden]{display:none}\
        figcaption{font-weight:600;font-size:13px;padding:8px 10px 0;overflow-wrap:anywhere;contain:inline-size}\
        .badge{font-size:12px;border:1px solid;border-radius:9px;padding:0 7px;margin-left:6px;white-space:nowrap}\
        .clash{color:var(--clash)}.open{color:var(--open)}\
        .stage{position:relative;overflow:auto}\
        .stage svg{display:block;touch-action:pan-y}\
        .edge{position:absolute;width:14px;cursor:ew-resize;touch-action:none;border-radius:4px}\
        .edge::after{content:'';position:absolute;left:5px;top:50%;width:4px;height:44px;margin-top:-22px;\
        border-radius:2px;background:var(--soft)}\
        .edge:hover::after,.edge:focus::after{background:var(--mark)}\
        .readout{margin:0;padding:0 10px 4px;font-size:12px;color:var(--soft);min-height:1.5em;contain:inline-size}\
        figure ul{margin:0;padding:0 10px 8px;list-style:none;font-size:12px;color:var(--soft);contain:inline-size;\
        overflow-wrap:anywhere}\
        figure li.clash{color:var(--clash);font-weight:600}figure li[role=button]{cursor:zoom-in}figure.staged .ofplan{display:none}\
        #details{position:fixed;left:0;right:0;bottom:0;max-height:38vh;overflow:auto;padding:8px 16px 10px;\
        background:var(--card);border-top:1px solid var(--line);font-size:13px;overflow-wrap:anywhere}\
        #details:empty{display:none}\
        #details h2{font-size:14px;margin:0}#details h2 span{font-weight:400;color:var(--soft)}\
        #details p{margin:2px 0}\
        .place{font:12px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;color:var(--soft);white-space:nowrap}\
        button.place{border:0;background:none;padding:0 2px;color:var(--mark);text-decoration:underline;\
        text-underline-offset:2px}\
        #details ul{margin:4px 0 0;padding:0;list-style:none;columns:26em;font-family:ui-monospace,Menlo,Consolas,\
        'DejaVu Sans Mono',monospace;font-size:12px}\
        .faint>*{opacity:.28}.faint>.in{opacity:1}\

        """ + SVGStyle.sheet(Role.allCases, .automatic)
}
