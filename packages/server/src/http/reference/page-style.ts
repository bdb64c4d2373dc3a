/** The style of the reference page. Its hash is in the page's Content-Security-Policy. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#1b2530;--soft:#5b6875;--line:#dfe5ea;--paper:#fff;--tint:#f4f7f9;--mark:#0b5cab}
@media(prefers-color-scheme:dark){:root{--ink:#e3e9ee;--soft:#9aa7b3;--line:#2d3842;--paper:#12181d;--tint:#1b232a;--mark:#7db8f0}}
*{box-sizing:border-box}html{scroll-behavior:smooth}
body{margin:0;display:flex;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
nav{position:sticky;top:0;height:100vh;width:17rem;flex:none;overflow:auto;padding:1.2rem;border-right:1px solid var(--line);background:var(--tint)}
nav h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.08em;color:var(--soft);margin:1.2rem 0 .3rem}
nav ul{list-style:none;margin:0;padding:0}nav li{margin:.15rem 0}.brand{font-weight:700;margin:0}.brand small{color:var(--soft)}
main{flex:1;min-width:0;max-width:62rem;padding:1.5rem 2.5rem 6rem}
a{color:var(--mark);text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}
h1{margin:.2rem 0}main section>h2{text-transform:capitalize;border-bottom:2px solid var(--line);padding-bottom:.3rem;margin-top:3rem}
article{margin:2rem 0;padding-top:.5rem}h3{display:flex;gap:.6rem;align-items:center;flex-wrap:wrap;margin:0}
.method{font:700 .75rem ui-monospace,monospace;padding:.2rem .5rem;border-radius:.3rem;color:#fff;background:#4a5661}
.method.get{background:#1a6b3c}.method.post{background:#0b5cab}.method.delete{background:#a3242b}.method.put,.method.patch{background:#8a5a00}
.scope{font-size:.8rem;font-weight:400;border:1px solid var(--line);border-radius:1rem;padding:0 .6rem;color:var(--soft)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.87em}
pre{background:var(--tint);border:1px solid var(--line);border-radius:.4rem;padding:.7rem 1rem;overflow:auto}
table{border-collapse:collapse;width:100%;margin:.8rem 0;font-size:.92em}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line)}th{color:var(--soft)}
td:first-child{white-space:nowrap}.limits{color:var(--soft)}td b{color:#a3242b;font-size:.8em}
details{margin:.5rem 0}summary{cursor:pointer}table code{white-space:nowrap}td code{overflow-wrap:anywhere}main p code,td:last-child code{background:var(--tint);border-radius:.25rem;padding:.05rem .25rem;white-space:normal}#schemas>details>div{scroll-margin-top:3rem}#schemas>details{border-bottom:1px solid var(--line);padding:.35rem 0}.responses{margin:.4rem 0}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto;max-height:45vh;width:auto;border-right:0;border-bottom:1px solid var(--line)}main{padding:1rem}table{display:block;overflow-x:auto}}
`;
