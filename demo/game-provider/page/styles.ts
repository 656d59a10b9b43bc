/** The game's style sheet. Dark always: the reels are a lit window. Colours come from the game's own theme. */
export const styles = `
*,*::before,*::after{box-sizing:border-box}
:root{color-scheme:dark;--cell:1;--text:#fff;--soft:#cfd3e2;--faint:#a3a9bf;--panel:rgb(9 11 22/.72);--edge:rgb(255 255 255/.12);--pad:clamp(12px,2.4vw,24px);--bad:#ffb4b8}
html{height:100%;background:var(--sky-bottom)}
body{margin:0;min-height:100%;color:var(--text);font:500 15px/1.45 Inter,"Be Vietnam Pro",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Thai","Noto Sans Arabic","PingFang SC","Hiragino Sans","Noto Sans CJK SC",sans-serif;background:linear-gradient(var(--sky-top),var(--sky-middle) 55%,var(--sky-bottom)) fixed;-webkit-tap-highlight-color:transparent;overflow-wrap:anywhere}
:lang(th){line-height:1.6}:lang(ar){line-height:1.6}:lang(vi){line-height:1.5}
[hidden]{display:none!important}
h1,h2,h3,p,dl,dd,ul,ol{margin:0;padding:0}
button{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--glow);outline-offset:3px}
.icon{inline-size:20px;block-size:20px;flex:none}
[dir=rtl] .icon-mirrored{transform:scaleX(-1)}
.backdrop{position:fixed;inset:0;inline-size:100%;block-size:100%;object-fit:cover;filter:blur(46px) saturate(1.15);opacity:.34;transform:scale(1.25);pointer-events:none}
.game{position:relative;min-block-size:100dvh;display:grid;grid-template-rows:auto 1fr auto;gap:clamp(6px,1.2vh,14px);padding:max(8px,env(safe-area-inset-top)) var(--pad) max(12px,env(safe-area-inset-bottom))}
.bar{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:12px}
.bar>:last-child{justify-self:end}.bar>:first-child{justify-self:start}
.bar h1{font-size:clamp(16px,2.2vw,22px);line-height:1.2;font-weight:700;letter-spacing:-.01em;text-align:center;text-wrap:balance}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-block-size:44px;padding:0 14px;border:0;border-radius:10px;background:rgb(255 255 255/.1);box-shadow:inset 0 0 0 1px var(--edge);font-weight:600;font-size:14px;text-decoration:none;color:var(--text);cursor:pointer;transition:background 140ms}
.button:hover{background:rgb(255 255 255/.18)}
.button-round{inline-size:44px;padding:0;border-radius:50%;flex:none}
.button-primary{background:var(--glow);color:#0b0d14;box-shadow:none}
.button-primary:hover{background:color-mix(in oklab,var(--glow),#fff 25%)}
.button[aria-disabled=true]{opacity:.38;cursor:default;background:rgb(255 255 255/.1)}
.poster{display:none}
.stage{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:clamp(6px,1.4vh,14px);min-inline-size:0}
.machine{--w:min(100vw - 2*var(--pad),(100dvh - 282px)*1.62,960px);inline-size:max(280px,var(--w));padding:clamp(5px,.8vw,10px);border-radius:clamp(16px,2vw,24px);background:linear-gradient(rgb(255 255 255/.2),rgb(255 255 255/.05));box-shadow:0 24px 70px rgb(0 0 0/.5),inset 0 0 0 1px rgb(255 255 255/.14);position:relative}
.machine::before{content:"";position:absolute;inset-inline:18%;inset-block-start:-1px;block-size:2px;border-radius:2px;background:linear-gradient(90deg,transparent,var(--glow) 30%,#fff 50%,var(--glow) 70%,transparent);opacity:.9}
.reels{position:relative;display:grid;grid-template-columns:repeat(5,1fr);aspect-ratio:calc(5*var(--cell)/3);border-radius:clamp(11px,1.5vw,17px);overflow:hidden;background:#0a0d1b}
.reel{position:relative;overflow:hidden;box-shadow:inset -1px 0 rgb(255 255 255/.07);background:linear-gradient(rgb(5 7 16/.94),rgb(12 15 32/.86) 50%,rgb(5 7 16/.94));contain:strict}
.reels::after{content:"";position:absolute;inset:0;pointer-events:none;border-radius:inherit;box-shadow:inset 0 14px 22px -12px #000,inset 0 -14px 22px -12px #000}
.strip{position:absolute;inset-inline:0;inset-block-start:0}
.cell{display:grid;place-items:center;aspect-ratio:var(--cell);position:relative;inline-size:100%}
.cell img{inline-size:88%;block-size:88%;object-fit:contain;display:block;transition:opacity 220ms,transform 220ms}
.cell[data-kind=wild] img{inline-size:94%;block-size:94%}
.cell[data-kind=low] img{inline-size:70%;block-size:70%}
.reels[data-won] .cell:not([data-hit]) img{opacity:.3}
.cell[data-hit]::before{content:"";position:absolute;inset:5%;border-radius:14%;background:radial-gradient(closest-side,color-mix(in oklab,var(--glow),transparent 55%),transparent);box-shadow:inset 0 0 0 2px var(--glow)}
.cell[data-hit] img{position:relative;transform:scale(1.05)}
.reels[data-busy] .strip{will-change:transform}
.lines{position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none}
.lines polyline{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.lines .halo{stroke:#05060c;stroke-width:7;opacity:.55}.lines .core{stroke:var(--glow);stroke-width:3}
.status{position:relative;display:grid;place-content:center;block-size:2.1em;text-align:center;font-size:clamp(15px,1.9vw,18px);color:var(--soft);text-wrap:balance}
.status[data-tone=win]{font-size:clamp(20px,3vw,28px);block-size:calc(2.1*clamp(15px,1.9vw,18px));line-height:1.2;font-weight:750;letter-spacing:-.015em;color:var(--glow)}
.free{position:absolute;z-index:1;inset-block-end:0;inset-inline:0;inline-size:fit-content;margin-inline:auto;translate:0 50%;padding:1px 12px;border-radius:999px;background:var(--glow);color:#0b0d14;font-size:13px;line-height:1.6;font-weight:700;font-variant-numeric:tabular-nums}
.wins{position:relative;list-style:none;display:flex;justify-content:safe center;gap:8px;block-size:30px;inline-size:100%;max-inline-size:960px;overflow-x:auto;scrollbar-width:none;font-size:13px;color:var(--soft)}
.wins[hidden]{display:flex!important;visibility:hidden}
.wins li{flex:none;padding:4px 12px;line-height:20px;border-radius:999px;background:var(--panel);box-shadow:inset 0 0 0 1px var(--edge);font-variant-numeric:tabular-nums}
.wins li[data-current]{box-shadow:inset 0 0 0 1.5px var(--glow);color:#fff}
.panel{display:grid;grid-template-columns:1fr auto auto;align-items:center;gap:clamp(12px,2vw,28px);justify-self:center;inline-size:min(100%,960px);padding:10px clamp(12px,1.6vw,20px);border-radius:20px;background:var(--panel);box-shadow:inset 0 0 0 1px var(--edge),0 12px 34px rgb(0 0 0/.35)}
.figures{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:4px 20px}
.figures dt,.stake-value span{font-size:12px;color:var(--faint);font-weight:600;line-height:1.35}
.figures dd{font-size:clamp(16px,2vw,21px);line-height:1.3;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:-.01em;unicode-bidi:isolate}
.tag{display:inline-block;padding:0 7px;border-radius:999px;background:color-mix(in oklab,var(--glow),transparent 82%);color:var(--glow);font-size:11px}
.stake{display:flex;align-items:center;gap:8px}
.stake-value{display:grid;text-align:center;min-inline-size:92px}
.stake-value output{font-weight:700;font-size:17px;line-height:1.3;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.spin{inline-size:88px;block-size:88px;border:0;border-radius:50%;display:grid;place-content:center;justify-items:center;gap:1px;cursor:pointer;color:#0b0d14;font-weight:700;font-size:14px;line-height:1.2;background:var(--glow);box-shadow:0 0 0 5px rgb(255 255 255/.1),inset 0 2px 0 rgb(255 255 255/.5),inset 0 -5px 10px rgb(0 0 0/.14);transition:background 140ms,opacity 140ms}
.spin .icon{inline-size:30px;block-size:30px;stroke-width:2.2}
.spin:hover{background:color-mix(in oklab,var(--glow),#fff 25%)}
.spin:active{background:color-mix(in oklab,var(--glow),#000 10%)}
.spin[aria-disabled=true]{cursor:default;background:color-mix(in oklab,var(--glow),#10131f 52%);color:#0b0d14}
.game[data-phase=spinning] .spin .icon{animation:turn 900ms linear infinite}
@keyframes turn{to{transform:rotate(360deg)}}
.fault{position:fixed;inset-inline:var(--pad);inset-block-end:calc(118px + env(safe-area-inset-bottom));margin-inline:auto;max-inline-size:620px;padding:16px 18px;border-radius:16px;background:#1c1f2e;box-shadow:inset 0 0 0 1px rgb(255 255 255/.16),0 18px 50px rgb(0 0 0/.6);border-inline-start:4px solid var(--bad);display:grid;gap:12px;z-index:2}
.actions{display:flex;flex-wrap:wrap;gap:8px}
.sheet{inline-size:min(760px,calc(100vw - 24px));max-block-size:min(86dvh,900px);padding:0;border:0;border-radius:20px;background:#141724;color:var(--text);box-shadow:inset 0 0 0 1px var(--edge),0 30px 90px rgb(0 0 0/.7);overflow:hidden}
.sheet[open]{display:flex;flex-direction:column}
.sheet::backdrop{background:rgb(4 5 12/.66);backdrop-filter:blur(3px)}
.sheet-head{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:16px 20px 6px}
.sheet-head h2{font-size:20px;line-height:1.25}
.sheet-lead{padding:0 20px 12px;color:var(--soft)}
.sheet-scroll{overflow:auto;padding:0 20px 22px;overscroll-behavior:contain}
.sheet h3{margin:24px 0 6px;font-size:16px}
.sheet-scroll>p{color:var(--soft)}
.pays{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.pays th,.pays td{padding:7px 8px;text-align:end;border-block-end:1px solid rgb(255 255 255/.08)}
.pays thead th{font-size:12px;color:var(--faint);font-weight:600;white-space:normal}
.pays th:first-child{text-align:start;padding-inline-start:0}
.pays tbody th div{display:flex;align-items:center;gap:12px;font-weight:600}
.pays tbody th small{display:block;color:var(--faint);font-weight:500;font-size:12px;line-height:1.4}
.pays td{font-weight:650;unicode-bidi:isolate;white-space:nowrap}
.jackpot{margin-block-start:16px;padding:12px 14px;border-radius:12px;background:color-mix(in oklab,var(--glow),transparent 86%);color:var(--glow)!important;font-weight:650}
.line-list{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(84px,1fr));gap:10px;margin-block-start:12px}
.line-list li{display:flex;align-items:center;gap:8px;font-size:12px;color:var(--faint);font-variant-numeric:tabular-nums}
.line-list svg{inline-size:60px}
.line-list rect{fill:rgb(255 255 255/.1)}.line-list polyline{fill:none;stroke:var(--glow);stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}
.facts{padding-inline-start:20px;color:var(--soft);display:grid;gap:4px}
.notice{position:relative;min-block-size:100dvh;display:grid;align-content:center;justify-items:center;gap:14px;padding:24px;text-align:center;max-inline-size:560px;margin-inline:auto}
.notice img{inline-size:min(100%,420px);border-radius:18px;aspect-ratio:8/5;object-fit:cover;margin-block-end:10px;box-shadow:0 18px 50px rgb(0 0 0/.5)}
.notice h1{font-size:24px;line-height:1.25;text-wrap:balance}.notice p{color:var(--soft);text-wrap:pretty}
.others{display:flex;flex-wrap:wrap;justify-content:center;gap:10px}
.notice .button{margin-block-start:10px;min-block-size:48px;padding-inline:22px}
@media (max-width:719px){
.bar .button span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.bar .button{inline-size:44px;padding:0}
[data-framed] .game>.bar{position:absolute;z-index:2;inset-block-start:max(8px,env(safe-area-inset-top));inset-inline-end:var(--pad);display:block}
[data-framed] .bar>[data-act=lobby],[data-framed] .book-balance{display:none}
[data-framed] .bar h1{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
[data-framed] .game.game{grid-template-rows:1fr auto}
.machine{--w:min(100vw - 2*var(--pad),(100dvh - 330px)*1.36)}
.panel{grid-template-columns:1fr auto;gap:12px}
.figures{grid-column:1/-1}
.stake{justify-content:space-between}
.stake-value{min-inline-size:0;flex:1}
.fault{inset-block-end:calc(186px + env(safe-area-inset-bottom))}
.pays thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.pays tbody,.pays tr{display:grid}
.pays tr{grid-template-columns:repeat(3,1fr);gap:2px 8px;padding-block:10px;border-block-end:1px solid rgb(255 255 255/.08)}
.pays tbody th{grid-column:1/-1;padding:0;border:0}
.pays td{border:0;padding:2px 0;text-align:start;font-size:14px;letter-spacing:-.01em}
.pays td::before{content:attr(data-count) "×";display:block;font-size:12px;font-weight:600;color:var(--faint)}
}
@media (max-aspect-ratio:4/5){
:root{--cell:.84}
}
@media (max-aspect-ratio:4/5) and (min-height:700px) and (max-width:600px){
.stage{justify-content:flex-end}
.poster{display:block;flex:1 1 0;min-block-size:0;max-block-size:44dvh;inline-size:100%;object-fit:cover;object-position:50% 42%;border-radius:18px;margin-block-end:2px;-webkit-mask-image:linear-gradient(#000 62%,transparent);mask-image:linear-gradient(#000 62%,transparent)}
}
@media (max-height:520px) and (min-width:560px){
:root{--cell:1}
.poster{display:none}
.machine{--w:min(100vw - 2*var(--pad) - 330px,(100dvh - 120px)*1.62)}
.game{grid-template-columns:1fr auto;grid-template-rows:auto 1fr}
.bar{grid-column:1/-1}
.panel{grid-template-columns:1fr;inline-size:220px;justify-items:center;align-self:center}
.figures{grid-template-columns:1fr;justify-items:center;text-align:center}
.wins,.wins[hidden]{display:none!important}
}
@media (prefers-reduced-motion:reduce){
*,*::before,*::after{animation-duration:1ms!important;transition-duration:1ms!important}
.game[data-phase=spinning] .spin .icon{animation:none}
.reels[data-busy] .cell img{opacity:.35}
}
@media (forced-colors:active){
.spin,.button{border:1px solid ButtonText}
.cell[data-hit]{outline:3px solid Highlight;outline-offset:-4px}
}
`;
