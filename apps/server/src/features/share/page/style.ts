import { paperRules } from './papers.ts';

/** The style of all public pages. Light or dark follows the visitor's system. */
const rules = `
:root{color-scheme:light dark;--desk:light-dark(#f4f4f0,#121514);--surface:light-dark(#fff,#1b1f1d);--sunken:light-dark(#ecece7,#2a302d);--line:light-dark(#e0e1db,#2d3330);--control:light-dark(#818a85,#727d77);--text:light-dark(#1b211f,#ecefec);--text2:light-dark(#474f4b,#bbc3be);--text3:light-dark(#616a65,#97a19b);--primary:light-dark(#125f55,#62b5a4);--hover:light-dark(#0d4b44,#84c6b7);--on:light-dark(#fff,#06231f);--link:light-dark(#125f55,#84c6b7);--pin:light-dark(#df4a2c,#f0694c);--shine:light-dark(#f7a592,#ffc4b5);--danger:light-dark(#a8243a,#ff9aa6);--warning:light-dark(#7a4d00,#f0c565);--chip:light-dark(rgb(255 255 255/.62),rgb(255 255 255/.09));--chipline:light-dark(rgb(27 33 31/.14),rgb(255 255 255/.16));--well:light-dark(rgb(27 33 31/.06),rgb(0 0 0/.2));--shadow:0 1px 1px light-dark(rgb(27 33 31/.05),rgb(0 0 0/.35)),0 3px 10px -2px light-dark(rgb(27 33 31/.08),transparent)}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--desk);color:var(--text);font:400 15px/24px "Instrument Sans Variable","Noto Sans Devanagari Variable","Noto Sans Malayalam Variable","Narrow stand-in","Wide stand-in",system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
main{flex:1;display:grid;grid-template-columns:minmax(0,1fr);align-content:start}
main:has(>.placeholder){align-content:center}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,pre{margin:0;padding:0}
img,svg{display:block}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.small{font-size:13px;line-height:18px;color:var(--text2)}
.h2{font-size:26px;line-height:32px;font-weight:650;letter-spacing:-.018em;text-wrap:balance;overflow-wrap:anywhere}
.stamp{display:inline-block;border:1.5px solid;border-radius:3px;padding:1px 7px;font-weight:600;font-stretch:80%;font-size:12.5px;line-height:16px;letter-spacing:.055em;text-transform:uppercase;color:var(--text3);font-variant-numeric:tabular-nums}
:lang(hi) .stamp,:lang(ml) .stamp{letter-spacing:0;font-size:13.5px;line-height:20px}
.face{border-radius:50%;overflow:hidden;flex:none;width:52px;height:52px;background:light-dark(#a8d4c9,#17302b);color:light-dark(#0a3833,#84c6b7);display:grid;place-items:center;font-weight:600}
.face img{width:100%;height:100%;object-fit:cover}
.column{width:100%;max-width:744px;margin:0 auto;padding:48px 32px 40px}
.by{display:flex;align-items:center;gap:14px;margin-bottom:26px}
.by b{display:block;font-size:17px;line-height:24px;font-weight:600;overflow-wrap:anywhere}
.by b a{color:inherit;text-decoration:none}
.by b a:hover{text-decoration:underline}
.by .stamp{margin-left:auto;flex:none}
.note{position:relative;background:var(--bg);border-radius:6px;box-shadow:var(--shadow),0 0 0 1px var(--edge)}
.note::before{content:"";position:absolute;top:-6px;left:50%;margin-left:-7px;width:14px;height:14px;border-radius:50%;background:radial-gradient(circle at 5px 5px,color-mix(in srgb,var(--ink) 45%,#fff) 2px,transparent 2.5px),var(--ink);box-shadow:0 1px 1px rgb(27 33 31/.3),2px 3px 3px rgb(27 33 31/.2)}
.note>header{background:var(--head);border-radius:6px 6px 0 0;padding:22px 28px 18px}
.body{padding:22px 28px 12px;display:grid;gap:18px;grid-template-columns:minmax(0,1fr)}
.body>:last-child{margin-bottom:10px}
.prose{font-size:17px;line-height:28px;overflow-wrap:anywhere;text-wrap:pretty}
.prose>*+*{margin-top:12px}
.prose ul,.prose ol{padding-left:24px}
.prose li+li{margin-top:2px}
.prose ::marker,.prose a{color:var(--ink)}
.prose :is(h2,h3,h4,h5,h6){font-size:1.1em;line-height:1.4;font-weight:600}
.prose h2{font-size:1.25em}
.prose blockquote{padding-left:14px;border-left:3px solid var(--edge)}
.prose pre,.prose code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.88em;background:var(--well);border-radius:4px}
.prose code{padding:1px 4px}
.prose pre{padding:10px 12px;white-space:pre-wrap}
.prose pre code{padding:0;background:none;font-size:1em}
.prose hr{border:0;border-top:1px solid var(--edge);margin:16px 0}
.prose img{max-width:100%;height:auto;border-radius:6px}
.prose [data-type=taskList]{list-style:none;padding-left:2px}
.prose [data-type=taskItem]{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:10px}
.prose [data-type=taskItem]>*{grid-column:2;min-width:0}
.prose [data-type=taskItem]>:is(label,.tick){grid-column:1}
.tick{display:inline-block;width:18px;height:18px;margin-top:5px;border:1.5px solid var(--ink);border-radius:4px}
.tick.on{background:var(--ink);box-shadow:inset 0 0 0 3px var(--bg)}
.pictures{display:grid;gap:4px;border-radius:6px;overflow:hidden;grid-template-columns:1fr 1fr}
.pictures>*{position:relative;min-width:0}
.pictures img{width:100%;height:100%;object-fit:cover;aspect-ratio:4/3;background:var(--well)}
.pictures>:first-child:nth-last-child(odd){grid-column:1/-1}
.pictures>:first-child:nth-last-child(odd) img{aspect-ratio:16/9}
.more{position:absolute;inset:0;background:rgb(15 22 19/.62);color:#fff;display:grid;place-items:center;font-size:22px;font-weight:600}
.sound,.file{display:flex;align-items:center;gap:12px;background:var(--chip);box-shadow:inset 0 0 0 1px var(--chipline);border-radius:10px;padding:9px 10px;min-height:56px;color:inherit;text-decoration:none;font-size:14px;line-height:20px;overflow-wrap:anywhere}
.sound{flex-wrap:wrap;justify-content:space-between;gap:6px 12px;padding:10px 14px}
.sound audio{width:100%;height:40px}
.file b{font-weight:600;display:block}
.sound span,.file span span{color:var(--ink);font-size:13px}
.file i{flex:none;width:34px;height:38px;background:var(--ink);color:var(--bg);border-radius:4px 10px 4px 4px;display:grid;place-items:center;font-style:normal;font-weight:600;font-size:10.5px;line-height:1}
.file svg{margin-left:auto;flex:none;width:20px;height:20px;fill:none;stroke:var(--ink);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.comments{border-top:1px solid color-mix(in srgb,var(--edge) 75%,transparent);padding:18px 28px 24px;display:grid;gap:14px}
.comments h2{font-size:15px;line-height:22px;font-weight:600}
.comment{display:grid;grid-template-columns:32px minmax(0,1fr);gap:2px 12px;font-size:14px;line-height:20px}
.comment .face{grid-row:span 2;width:32px;height:32px;font-size:13px}
.comment p{white-space:pre-line;overflow-wrap:anywhere}
.comment time{font-size:13px;line-height:18px;color:var(--ink)}
.made{border-top:1px solid var(--line);padding:18px 24px 22px;text-align:center;font-size:13px;line-height:24px}
.made a{color:var(--text3);text-decoration:none;display:inline-flex;align-items:center;gap:8px;min-height:24px}
.made a:hover{text-decoration:underline}
.made img{border-radius:4px}
.placeholder{width:100%;max-width:420px;margin:auto;padding:32px 24px;display:grid;gap:20px;justify-items:center;text-align:center}
.placeholder>svg{width:148px;height:116px}
.placeholder>div{display:grid;gap:6px}
.placeholder p{color:var(--text2);text-wrap:balance}
.placeholder form{width:100%;display:grid;gap:14px;text-align:left}
.placeholder label{display:grid;gap:6px;font-size:14px;line-height:20px;font-weight:500}
.placeholder input{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-size:16px}
.placeholder input:disabled{background:var(--sunken)}
.placeholder [aria-invalid]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.placeholder .bad{display:flex;gap:6px;color:var(--danger);font-size:13px;line-height:18px;text-align:start}
.placeholder .bad svg{flex:none;width:16px;height:16px;margin:1px 0 0}
.placeholder .wait{color:var(--warning)}
.placeholder button{height:48px;border:0;border-radius:10px;background:var(--primary);color:var(--on);font:inherit;font-weight:600;font-size:14px;cursor:pointer}
.placeholder button:hover{background:var(--hover)}
.placeholder button:disabled{background:var(--sunken);color:var(--text3);cursor:default}
.as{position:sticky;top:0;z-index:1;background:#0d4b44;color:#fff;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 14px;padding:8px 16px;font-size:14px;line-height:20px;font-weight:500}
.as a{background:rgb(255 255 255/.14);color:#fff;border-radius:10px;padding:8px 12px;font-weight:600;text-decoration:none}
.wall{max-width:1264px;width:100%;margin:0 auto;padding:32px 32px 48px}
.person,.card{background:var(--surface);border-radius:16px;box-shadow:var(--shadow),0 0 0 1px var(--line);overflow:hidden}
.cover{height:208px;background:light-dark(#a8d4c9,#17302b)}
.cover img{width:100%;height:100%;object-fit:cover}
.person>div:last-child{padding:0 28px 28px;display:grid;grid-template-columns:120px minmax(0,1fr);gap:0 24px}
.person .face{width:120px;height:120px;margin-top:-52px;box-shadow:0 0 0 5px var(--surface);font-size:40px}
.person h1{margin-top:16px}
.person p{color:var(--text2);max-width:62ch;text-wrap:pretty;overflow-wrap:anywhere}
.sides{display:grid;grid-template-columns:312px minmax(0,1fr);gap:40px;margin-top:32px;align-items:start}
.sides>section:only-child{grid-column:1/-1}
.facts{display:grid;gap:20px}
.card{padding:18px 22px 22px}
.card h2{font-size:17px;line-height:24px;font-weight:600;margin-bottom:10px}
.card p{font-size:14px;line-height:22px;color:var(--text2);white-space:pre-line;overflow-wrap:anywhere}
.card ul{display:flex;flex-wrap:wrap;gap:8px;list-style:none}
.card li{padding:4px 10px;border-radius:7px;background:var(--sunken);font-size:14px;line-height:20px;overflow-wrap:anywhere}
.card dl{display:grid;grid-template-columns:92px minmax(0,1fr);gap:9px 16px;font-size:14px;line-height:20px}
.card dt{color:var(--text3)}
.card dd{overflow-wrap:anywhere}
.head{display:flex;align-items:baseline;gap:10px;margin-bottom:26px;color:var(--text3);font-size:13px}
.head h2{font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.012em;color:var(--text)}
.pins{columns:2;column-gap:24px}
.pins .note{break-inside:avoid;margin-bottom:28px;display:inline-block;width:100%}
.pins header{padding:16px 20px 12px}
.pins h3{font-size:17px;line-height:24px;font-weight:600;letter-spacing:-.006em;overflow-wrap:anywhere}
.pins h3 a{color:inherit;text-decoration:none}
.pins h3 a:hover{text-decoration:underline}
.pins .body{padding:16px 20px 4px;gap:14px}
.pins .prose{font-size:15px;line-height:24px}
.pins .prose>*+*{margin-top:8px}
.pins .on:hover{text-decoration:underline}
.pins footer{border-top:1px solid color-mix(in srgb,var(--edge) 75%,transparent);padding:8px 20px 10px;font-size:13px;line-height:20px;color:var(--ink);display:flex;flex-wrap:wrap;gap:0 14px}
.pins .on{color:var(--ink);text-decoration:none;font-weight:600;font-size:14px;line-height:20px}
.turn{display:flex;justify-content:space-between;gap:16px}
.turn a{display:inline-block;padding:8px 0;font-weight:500}
@media (max-width:74.99em){.sides{grid-template-columns:minmax(0,1fr)}.facts{grid-template-columns:1fr 1fr}}
@media (max-width:61.99em){.pins{columns:1}}
@media (max-width:47.99em){.h2{font-size:22px;line-height:28px}.column{padding:24px 16px 32px}.by{margin-bottom:20px;flex-wrap:wrap}.note>header{padding:18px 16px 14px}.body{padding:16px 16px 10px}.comments{padding:16px}.made a{min-height:44px}.wall{padding:0 0 32px}.person{border-radius:0;box-shadow:none}.cover{height:160px}.person>div:last-child{grid-template-columns:minmax(0,1fr);padding:0 16px 20px}.person .face{width:96px;height:96px;margin-top:-44px}.sides{margin-top:16px;padding:0 16px;gap:24px}.facts{grid-template-columns:minmax(0,1fr);gap:14px}.as{justify-content:space-between}.turn a{padding:10px 0}}
@media print{body{background:none}.made,.as{display:none}}
`;

export const style = `${rules.replaceAll('\n', '')}${paperRules}`;
