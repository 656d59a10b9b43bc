/** The style sheet of tables with a dealer, beside that of all games. */
export const tableStyles = `
.table .felt{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;justify-items:center;gap:clamp(8px,1.6vh,18px);min-inline-size:0}
.hands{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:clamp(10px,3vw,44px);inline-size:min(100%,860px)}
.hand{display:grid;gap:8px;padding:10px clamp(8px,1.4vw,16px);border-radius:18px;border:1px solid transparent;background:rgb(0 0 0/.16);min-inline-size:0}
.hand[data-won]{border-color:var(--glow);background:rgb(0 0 0/.3)}
.hand h2{display:flex;justify-content:space-between;gap:8px;font-size:15px;font-weight:700}
.hand[data-side=player] h2{color:#9cc4ff}.hand[data-side=banker] h2{color:#ffaeb0}
.hand output{color:var(--text);font-size:20px;line-height:1.1;font-variant-numeric:tabular-nums}
.cards{display:flex;justify-content:center;gap:clamp(4px,.8vw,10px);min-block-size:clamp(84px,13.5vh,128px)}
.card{aspect-ratio:5/7;block-size:clamp(84px,13.5vh,128px);display:grid;place-content:center;justify-items:center;position:relative;border-radius:9px;background:#fffdf8;color:#15171f;box-shadow:0 6px 18px rgb(0 0 0/.45);font-weight:800;animation:deal 260ms ease-out both}
.card b{position:absolute;inset-block-start:5px;inset-inline-start:8px;font-size:clamp(15px,2.2vh,21px);line-height:1}
.card span{font-size:clamp(28px,5vh,46px);line-height:1}
.card[data-suit=heart],.card[data-suit=diamond]{color:#c8172b}
@keyframes deal{from{opacity:0;transform:translateY(-18px) rotate(4deg)}}
.clock{position:relative;inline-size:clamp(56px,7vw,76px);aspect-ratio:1;display:grid;place-items:center;font-weight:750;font-size:clamp(18px,2.4vw,26px);font-variant-numeric:tabular-nums}
.clock svg{position:absolute;inset:0;transform:rotate(-90deg)}
.clock circle{fill:none;stroke:rgb(255 255 255/.14);stroke-width:4}
.clock .arc{stroke:var(--glow);stroke-dasharray:100;stroke-linecap:round}
.areas{display:grid;grid-template-columns:.8fr 1.3fr .9fr 1.3fr .8fr;gap:8px;inline-size:min(100%,960px)}
.area{position:relative;display:grid;align-content:start;justify-items:center;gap:1px;min-block-size:clamp(92px,15vh,132px);padding:10px 6px 8px;border:1px solid rgb(255 255 255/.24);border-radius:16px;background:rgb(255 255 255/.05);cursor:pointer;text-align:center;transition:background 140ms,border-color 140ms}
.area:hover{background:rgb(255 255 255/.11)}
.area strong{font-size:clamp(14px,1.7vw,18px);line-height:1.25}
.area[data-area^=player] strong{color:#9cc4ff}.area[data-area^=banker] strong{color:#ffaeb0}.area[data-area=tie] strong{color:#a6e3b8}
.area small{font-size:12px;line-height:1.4;color:var(--soft);font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.area .own{align-self:center;min-block-size:26px;font-weight:750;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.area[data-laid] .own,.area[data-staked] .own{padding:1px 12px;border-radius:999px;line-height:24px}
.area[data-staked] .own{background:var(--glow);color:#0b0d14}
.area[data-laid] .own{background:none;color:var(--glow);box-shadow:inset 0 0 0 1.5px var(--glow)}
.area .all{min-block-size:1.4em}
.area[data-won]{border-color:var(--glow);background:color-mix(in oklab,var(--glow),transparent 84%)}
.area[aria-disabled=true]{cursor:default}.area[aria-disabled=true]:not([data-won]){background:rgb(0 0 0/.1)}
.roads{display:flex;gap:12px;justify-content:center;inline-size:min(100%,960px);min-inline-size:0}
.road{display:grid;grid-template-rows:repeat(6,18px);grid-auto-flow:column;grid-auto-columns:18px;gap:2px;padding:6px;border-radius:12px;background:#120609;box-shadow:inset 0 0 0 1px var(--edge);overflow:hidden}
.road:first-child{inline-size:212px;flex:none}.road-big{flex:1;max-inline-size:374px}
.bead{display:grid;place-items:center;border-radius:50%;font-style:normal;font-size:10px;font-weight:800;line-height:1;color:#fff}
.bead[data-winner=player]{background:#2558c4}.bead[data-winner=banker]{background:#c22639}.bead[data-winner=tie]{background:#1c7a45}
.bead.ring{background:none;color:transparent}
.ring[data-winner=player]{box-shadow:inset 0 0 0 3px #5b8df0}.ring[data-winner=banker]{box-shadow:inset 0 0 0 3px #e5566a}
.ring[data-tied]{background:linear-gradient(45deg,transparent 44%,#46c07c 44% 56%,transparent 56%)}
.table-panel{grid-template-columns:auto 1fr auto;inline-size:min(100%,1120px)}
.table-panel .figures{grid-template-columns:repeat(2,auto)}.table-panel .figures dd{white-space:nowrap}
.chips{display:flex;justify-content:center;gap:8px}
.chip{min-inline-size:58px;min-block-size:58px;padding:0 4px;border-radius:50%;border:4px dashed rgb(255 255 255/.55);background:#29324f;font-weight:750;font-size:12px;font-variant-numeric:tabular-nums;cursor:pointer;unicode-bidi:isolate}
.chip:nth-child(2){background:#1d5b45}.chip:nth-child(3){background:#713042}.chip:nth-child(4){background:#5a3f1d}.chip:nth-child(5){background:#45306b}.chip:nth-child(6){background:#14171f}
.chip[aria-checked=true]{border-style:solid;border-color:var(--glow);box-shadow:0 0 0 3px rgb(0 0 0/.5),0 0 0 5px var(--glow)}
.table-actions{display:flex;gap:8px;flex-wrap:wrap;justify-content:flex-end}
.table-actions .button-primary{min-inline-size:132px}
.table .button[aria-disabled=true]{opacity:1;background:rgb(255 255 255/.05);color:var(--faint)}
.proof dt{font-size:13px;color:var(--faint);margin-block-start:10px}.proof dd{font:500 12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;text-align:start}
.table .fault{inset-block-end:auto;inset-block-start:64px}
@media (max-width:719px){
[data-framed] .felt:has(.hands),[data-framed] .room .felt{padding-block-start:52px}
.table.game{gap:6px}.table .felt{gap:6px}
.hands{grid-template-columns:1fr 40px 1fr;gap:6px}
.clock{inline-size:40px;font-size:15px}
.hand{padding:6px;gap:4px}.cards{gap:3px;min-block-size:58px}.card{block-size:58px;border-radius:6px}
.hand h2{font-size:13px}.card b{font-size:12px;inset-block-start:3px;inset-inline-start:4px}.card span{font-size:18px}
.table .status{font-size:15px;block-size:1.8em}
.areas{grid-template-columns:repeat(6,1fr);gap:6px}
.area{min-block-size:70px;padding:4px;border-radius:12px}.area .own{min-block-size:22px}.area .all{min-block-size:0}
.area[data-area=player],.area[data-area=banker]{grid-column:span 3}
.area[data-area=playerPair],.area[data-area=tie],.area[data-area=bankerPair]{grid-column:span 2;grid-row:2}
.roads{overflow-x:auto;justify-content:flex-start;scrollbar-width:none}
.roads{gap:6px}.road{grid-template-rows:repeat(6,12px);grid-auto-columns:12px;gap:1px;padding:4px}.road:first-child{inline-size:138px}.road-big{flex:1;min-inline-size:200px}.bead{font-size:8px}
.table-panel{grid-template-columns:1fr}
.table-panel .figures{grid-column:auto}
.chips{flex-wrap:nowrap;justify-content:flex-start;overflow-x:auto;padding:5px;scrollbar-width:none}
.chip{flex:none;min-inline-size:50px;min-block-size:50px}.table-panel{padding-block:8px;gap:6px}
.table-actions{display:grid;grid-template-columns:auto auto 1fr}
}
@media (min-width:720px) and (max-width:979px) and (min-height:521px){
.table:not(.room) .table-panel{grid-template-columns:1fr auto}
.table:not(.room) .chips{grid-row:1;grid-column:1/-1}
}
@media (max-height:520px) and (min-width:560px){
.table.game{grid-template-columns:1fr;grid-template-rows:auto 1fr auto}
.table-panel{inline-size:auto;grid-template-columns:auto 1fr auto}
.roads{display:none}
}
@media (forced-colors:active){.area,.chip,.hand,.card{border:1px solid ButtonText}.table .area[aria-disabled=true],.table .button[aria-disabled=true]{color:GrayText;border-color:GrayText}.table .area[data-won]{color:ButtonText}.road{forced-color-adjust:none}.area[data-won],.chip[aria-checked=true]{outline:3px solid Highlight}}
`;
