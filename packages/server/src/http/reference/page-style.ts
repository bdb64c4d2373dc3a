/** The style of the reference page. Its hash is in the page's Content-Security-Policy. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#1b2530;--soft:#55626f;--line:#dfe5ea;--paper:#fff;--tint:#f4f7f9;--mark:#0b5cab;--warn:#a3242b;--bar:3.6rem}
@media(prefers-color-scheme:dark){:root{--ink:#e3e9ee;--soft:#9aa7b3;--line:#2d3842;--paper:#12181d;--tint:#1b232a;--mark:#7db8f0;--warn:#ff8f8f}}
*{box-sizing:border-box}[hidden]{display:none!important}
html{scroll-padding-top:calc(var(--bar) + 1rem)}
body{margin:0;display:grid;grid-template:var(--bar) auto/17rem minmax(0,1fr);font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:var(--mark);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}main:focus{outline:0}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;z-index:3;background:var(--paper);padding:.5rem}
.bar{grid-column:1/-1;position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:1rem;padding:0 1.2rem;background:var(--tint);border-bottom:1px solid var(--line)}
.brand{font-weight:700;margin:0;white-space:nowrap}.brand a{color:inherit}.brand small{color:var(--soft);font-weight:400}
search{flex:1;display:flex;align-items:center;gap:.6rem;max-width:44rem;margin-left:auto}
search label{position:absolute;left:-99rem}search input{flex:1;min-width:0;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.4rem;padding:.35rem .7rem}
search output:empty{display:none}search output{color:var(--soft);white-space:nowrap;font-size:.85rem}
button{font:inherit;font-size:.85rem;color:inherit;background:none;border:1px solid var(--line);border-radius:.4rem;padding:.25rem .7rem;cursor:pointer}
#menu{display:none}
nav{position:sticky;top:var(--bar);height:calc(100vh - var(--bar));overflow:auto;padding:.2rem 1.2rem 2rem;border-right:1px solid var(--line);background:var(--tint)}
nav h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.08em;color:var(--soft);margin:1.2rem 0 .3rem}
nav ul{list-style:none;margin:0;padding:0}nav li{margin:.15rem 0}
main{min-width:0;max-width:62rem;padding:1rem 2.5rem 6rem}
h1{margin:.2rem 0}main section>h2{border-bottom:2px solid var(--line);padding-bottom:.3rem;margin-top:2.5rem}
article{margin:1.6rem 0;padding:.4rem 0 1.2rem;border-bottom:1px solid var(--line)}
h3{display:flex;gap:.6rem;align-items:center;flex-wrap:wrap;margin:0;font-size:1.15rem}h3 a{color:inherit}.call{margin:.3rem 0;overflow-wrap:anywhere}
.method{font:700 .75rem ui-monospace,monospace;padding:.2rem .5rem;border-radius:.3rem;color:#fff;background:#4a5661}
.method.get{background:#1a6b3c}.method.post{background:#0b5cab}.method.delete{background:#a3242b}.method.put,.method.patch{background:#8a5a00}
.scope{font-size:.8rem;font-weight:400;border:1px solid var(--line);border-radius:1rem;padding:0 .6rem;color:var(--soft)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.87em}code{overflow-wrap:anywhere}
pre{background:var(--tint);border:1px solid var(--line);border-radius:.4rem;padding:.7rem 1rem;margin:.6rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
.js .samples pre{margin-top:0;border-radius:0 .4rem .4rem .4rem}.samples p{margin:.6rem 0 0;color:var(--soft)}.js .samples p{display:none}
.tabs{display:flex;gap:.2rem;margin-top:.8rem}.tabs button{border-bottom:0;border-radius:.4rem .4rem 0 0;color:var(--soft)}
.tabs [aria-selected=true]{background:var(--tint);color:var(--ink);font-weight:600}.tabs .copy{margin-left:auto;border-color:transparent}
table{border-collapse:collapse;width:100%;margin:.8rem 0;font-size:.92em}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line)}th{color:var(--soft)}
.limits{color:var(--soft);overflow-wrap:anywhere}td b{color:var(--warn);font-size:.8em}
details{margin:.4rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
main p code,td:last-child code{background:var(--tint);border-radius:.25rem;padding:.05rem .25rem}
#schemas>details{border-bottom:1px solid var(--line);padding:.35rem 0}.responses{margin:.4rem 0;padding-left:1.2rem}.own{font-size:.9em;color:var(--soft);margin:.4rem 0 0}
tr:target td{background:var(--tint)}
@media(max-width:50rem){body{display:block}:root{--bar:5.6rem}
.bar{flex-wrap:wrap;gap:.3rem .8rem;padding:.4rem 1rem;min-height:var(--bar)}search{order:3;flex-basis:100%;max-width:none}
.js #menu{display:block;margin-left:auto}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}
.js nav{display:none}.js .open nav{display:block;position:sticky;top:var(--bar);max-height:calc(100vh - var(--bar));z-index:1}
main{padding:.2rem 1rem 4rem}table,tbody,tr,td{display:block}thead{display:none}td{border:0;padding:.05rem 0}tr{padding:.45rem 0;border-bottom:1px solid var(--line)}}
`;
