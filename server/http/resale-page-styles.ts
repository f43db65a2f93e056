/** The fonts of the app, where they are served; others take their place until then. */
export interface PageFonts {
  text: string | null;
  display: string | null;
}

const face = (family: string, url: string | null): string =>
  url
    ? `@font-face{font-family:"${family}";font-display:swap;font-weight:100 900;src:url("${url}") format("woff2")}`
    : '';

/** The style sheet of a share page: the colors are those of src/ui/tokens.css, by the theme of the device. */
export const pageStyles = (fonts: PageFonts): string => `${face('Hanken', fonts.text)}
${face('Imbue', fonts.display)}
:root{color-scheme:light dark;--paper:#f5f3f4;--raised:#ffffff;--ink:#21131d;--muted:#65565f;--line:#ddd6da}
@media (prefers-color-scheme:dark){:root{--paper:#161114;--raised:#211a1f;--ink:#f6f1f4;--muted:#b9abb5;--line:#3a3038}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:400 17px/1.5 Hanken,system-ui,-apple-system,sans-serif;min-height:100vh;display:flex;flex-direction:column}
header,main,footer{width:100%;max-width:960px;margin:0 auto;padding:0 max(20px,env(safe-area-inset-right)) 0 max(20px,env(safe-area-inset-left))}
header{padding-block:20px;font:400 30px/1 Imbue,"Bodoni 72",Didot,serif}
main{flex:1;padding-bottom:40px}
.photos{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x mandatory;border-radius:16px;padding:0;list-style:none}
.photos li{flex:0 0 100%;scroll-snap-align:start;background:#f5f3f4;border-radius:16px;overflow:hidden;aspect-ratio:4/5}
.photos.many li{flex-basis:88%}
.photos img{display:block;width:100%;height:100%;object-fit:contain;padding:4%}
h1{font:400 46px/1.05 Imbue,"Bodoni 72",Didot,serif;overflow-wrap:anywhere;padding-top:24px}
.price{font:400 40px/1.1 Imbue,"Bodoni 72",Didot,serif;padding-top:8px}
dl{background:var(--raised);border-radius:16px;padding:4px 20px;margin-top:24px}
dl div{display:flex;gap:16px;padding:12px 0;border-bottom:1px solid var(--line)}
dl div:last-child{border:0}
dt{flex:0 0 116px;color:var(--muted)}
dd{flex:1;overflow-wrap:anywhere;white-space:pre-line}
.words{padding-top:24px;white-space:pre-line;overflow-wrap:anywhere;max-width:62ch}
.gone{padding-top:12vh;text-align:center}
.gone p{padding-top:12px;color:var(--muted);max-width:40ch;margin:0 auto}
footer{padding-block:20px 32px;color:var(--muted);font-size:15px}
@media (min-width:760px){.layout{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:40px}h1{padding-top:0}}
`;
