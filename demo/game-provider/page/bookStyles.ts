/** Names of teams come first: where they would be cut, the prices of one market at a time stand beside them. */
const oneMarket = `
.market-choice{display:flex;justify-self:start}
.group{grid-template-columns:minmax(58px,max-content) minmax(0,1fr) 214px}
.book[data-market=winner] :is(.col-handicap,.col-total,.odds-handicap,.odds-total),.book[data-market=handicap] :is(.col-winner,.col-total,.odds-winner,.odds-total),.book[data-market=total] :is(.col-winner,.col-handicap,.odds-winner,.odds-handicap){display:none}`;

/** Halves stand beside the whole match; where they are narrow a line stands over its price, and on a phone one is in sight at a time. */
const halvesInTurn = `
@media (min-width:960px){@container offer (max-width:779px){.periods:has(>:nth-child(2)) .od.od{grid-template-columns:minmax(0,1fr);justify-items:center;padding:2px}}}
@media (max-width:959px){
.period-choice:not([hidden]){display:flex}.period-choice button{flex:1;min-block-size:44px;padding:0 6px}
.match-lines:not([data-period=fullTime]) .period[data-period=fullTime],.match-lines:not([data-period=firstHalf]) .period[data-period=firstHalf],.match-lines:not([data-period=secondHalf]) .period[data-period=secondHalf],.period h4{display:none}
.periods{grid-auto-flow:row}.period{border:0}.market .od.od{min-block-size:48px}
}`;

/** A shared ticket: a card of its own, the same in light and dark, on a page of either. */
const ticket = `
.ticket{display:grid;gap:14px;inline-size:100%;max-inline-size:348px;padding:20px;border-radius:16px;background:linear-gradient(#0b1622,#06241c);color:#fff}.ticket h1{font-size:16px;line-height:1.3}
.ticket-head,.ticket-foot{display:flex;justify-content:space-between;align-items:center;gap:12px}.ticket-head .state{flex:none;max-inline-size:60%;padding:2px 10px;border-radius:999px;background:rgb(255 255 255/.14);font-size:13px;font-weight:650}
.ticket ul{display:grid;gap:10px;list-style:none}.ticket li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;font-variant-numeric:tabular-nums}.ticket li b{font-weight:650}.ticket small{grid-column:1/-1;font-size:12px;line-height:16px;color:#cfd3e2}
.ticket-foot{display:grid;gap:2px;padding-block-start:14px;border-block-start:1px dashed rgb(255 255 255/.34);font-size:12px;color:#cfd3e2}.ticket-foot b{font-size:26px;line-height:30px;font-weight:700;color:#fff}.ticket-amounts{font-size:13px;color:#cfd3e2}
.ticket-page{display:grid;justify-items:center;align-content:center;gap:16px;min-block-size:100dvh;padding:24px var(--pad)}.ticket-page>.button{inline-size:100%;max-inline-size:348px}
.ticket-sheet{inline-size:min(388px,calc(100vw - 24px))}.ticket-picture{display:block;inline-size:100%;max-inline-size:348px;margin-inline:auto}
.ticket-sheet label{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:44px;margin-block-start:8px;font-weight:600}.ticket-sheet [role=switch]{appearance:none;flex:none;display:flex;inline-size:44px;block-size:26px;margin:0;padding:3px;border-radius:999px;background:rgb(255 255 255/.34);cursor:pointer}.ticket-sheet [role=switch]::before{content:"";inline-size:20px;block-size:20px;border-radius:50%;background:#fff}.ticket-sheet [role=switch]:checked{justify-content:flex-end;background:var(--glow)}.ticket-sheet [role=switch]:checked::before{background:#06131c}
.ticket-sheet .ticket-note{font-size:13px;color:var(--faint)}.ticket-sheet input[readonly]{inline-size:100%;min-block-size:44px;margin-block:10px;padding:0 12px;border:1px solid rgb(255 255 255/.34);border-radius:8px;background:rgb(0 0 0/.28);color:var(--text);font:500 16px/1 inherit;font-family:inherit}
.ticket-ways{display:grid;grid-template-columns:1fr 1fr;gap:8px}.ticket-ways>a{color:var(--text)!important}.ticket-sheet [role=status]{min-block-size:1.5em;margin-block-start:8px;font-size:14px}
.bet>.button+.button{margin-block-start:8px}
@media (prefers-color-scheme:light){html:has(.ticket-page){color-scheme:light;background:#f2f4f9}body:has(.ticket-page){background:#f2f4f9}.ticket-page>a.button{background:#fff;color:#12141f;box-shadow:inset 0 0 0 1px rgb(0 0 0/.3)}.ticket-page>.button-primary{background:#0b6b4c;color:#fff}}`;

/** The style sheet of sports books, beside that of all games. */
export const bookStyles = `
.book{--line:rgb(255 255 255/.09);--sunk:rgb(0 0 0/.28);--card:rgb(255 255 255/.045);--up:#5fe0a6;--down:#ff9a9f;--warn:#ffc48a;position:relative;min-block-size:100dvh;display:grid;grid-template-columns:208px minmax(0,1fr) 360px;grid-template-rows:auto 1fr;gap:18px 20px;padding:max(8px,env(safe-area-inset-top)) var(--pad) 32px;align-items:start;max-inline-size:1600px;margin-inline:auto}
.book .words{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.book .num{font-variant-numeric:tabular-nums;unicode-bidi:isolate;white-space:nowrap}
.book .quiet{font-size:13px;line-height:1.45;color:var(--faint)}
.book-bar{grid-column:1/-1;grid-template-columns:auto minmax(0,1fr) auto auto}
.book-bar h1{text-align:start}
.book-balance{display:grid;text-align:end;line-height:1.25}.book-balance dt{font-size:12px;color:var(--faint)}.book-balance dd{font-weight:700;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.leagues{display:grid;gap:2px;position:sticky;inset-block-start:12px}
.league{display:flex;align-items:center;justify-content:space-between;gap:10px;min-block-size:44px;padding:0 12px;border:0;border-radius:10px;background:none;color:var(--soft);font-weight:600;font-size:14px;text-align:start;cursor:pointer}
.league b{flex:none;font-size:12px;font-weight:600;color:var(--faint);font-variant-numeric:tabular-nums}
.league:hover{background:var(--card)}.league[aria-current]{background:color-mix(in oklab,var(--glow),transparent 84%);color:var(--glow)}.league[aria-current] b{color:inherit}
.offer{container:offer/inline-size;display:grid;grid-template-columns:minmax(0,1fr);gap:14px;min-inline-size:0}
.offer-head{display:flex;flex-wrap:wrap;align-items:center;gap:10px 12px}.offer-head h2{font-size:20px;line-height:1.2}
.live-count{padding:3px 9px;border-radius:8px;background:rgb(229 72 77/.2);color:#ff9a9f;font-size:12px;font-weight:700}.live-count:empty{display:none}
.live-count::before{content:"";display:inline-block;inline-size:6px;block-size:6px;margin-inline-end:6px;border-radius:50%;background:currentColor;vertical-align:1px}
.segment{display:flex;gap:2px;padding:3px;border-radius:11px;background:var(--sunk);box-shadow:inset 0 0 0 1px var(--line)}
.segment button{min-block-size:38px;padding:0 14px;border:0;border-radius:8px;background:none;color:var(--soft);font-weight:600;font-size:14px;cursor:pointer}
.segment button[aria-checked=true]{background:rgb(255 255 255/.16);color:var(--text)}
.days{overflow-x:auto;scrollbar-width:none;max-inline-size:100%}.days button{flex:none;white-space:nowrap}
.segment b{font-weight:700;font-variant-numeric:tabular-nums}.segment b:empty{display:none}
.market-choice{display:none}
.price{direction:ltr;unicode-bidi:isolate;white-space:nowrap;font-variant-numeric:tabular-nums}.price[data-negative]{color:var(--down)}.od[aria-pressed=true] .price{color:inherit}
.odds-button{min-inline-size:0;margin-inline-start:auto;padding:0 12px}.odds-button::after{content:"";flex:none;inline-size:7px;block-size:7px;margin-block-start:-4px;border:solid var(--faint);border-width:0 1.75px 1.75px 0;transform:rotate(45deg)}
.odds-menu{position:absolute;inset:auto;box-sizing:border-box;inline-size:316px;max-inline-size:calc(100vw - 16px);margin:0;padding:8px;border:0;border-radius:14px;background:#12222d;color:var(--text);box-shadow:inset 0 0 0 1px var(--edge),0 18px 50px rgb(0 0 0/.6)}
.odds-head{display:flex;justify-content:space-between;gap:12px;padding:6px 12px 8px;font-size:12px;color:var(--faint)}
.odds-menu button{display:grid;grid-template-columns:16px minmax(0,1fr) auto;align-items:center;gap:12px;inline-size:100%;min-block-size:44px;padding:0 12px;border:0;border-radius:8px;background:none;text-align:start;cursor:pointer}
.odds-menu button:hover{background:rgb(255 255 255/.08)}.odds-menu button[aria-checked=true]{background:color-mix(in oklab,var(--glow),transparent 84%);font-weight:650}
.odds-menu button:focus-visible{outline-offset:-2px}.odds-menu .icon{inline-size:16px;block-size:16px}.odds-menu button[aria-checked=false] .icon{visibility:hidden}
.odds-menu>.quiet{margin-block-start:6px;padding:10px 12px 6px;border-block-start:1px solid var(--line)}
.stale{padding:10px 14px;border-radius:10px;background:rgb(255 196 138/.14);color:var(--warn);font-size:13px}
.groups{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
.group{display:grid;grid-template-columns:minmax(58px,max-content) minmax(0,1fr) 200px 132px 146px;column-gap:10px;border-radius:14px;overflow:hidden;background:var(--card);box-shadow:inset 0 0 0 1px var(--line);content-visibility:auto;contain-intrinsic-block-size:auto 560px}
.group header,.group ul,.match{display:grid;grid-column:1/-1;grid-template-columns:subgrid}
.group header,.match{gap:8px 10px;align-items:center;padding:8px 14px}
.group header{background:var(--sunk);min-block-size:40px;font-size:12px;color:var(--faint);text-align:center}
.group header h3{grid-column:1/3;font-size:14px;line-height:1.3;color:var(--text);text-align:start}
.group ul,.slip ul{list-style:none;margin:0;padding:0}
.match{border-block-start:1px solid var(--line)}
.when{display:grid;justify-items:start;gap:2px}.star{inline-size:32px;block-size:28px;margin-inline-start:-6px;border:0;border-radius:8px;background:none;color:rgb(255 255 255/.34);font-size:17px;line-height:1;cursor:pointer}.star:hover{color:var(--soft)}.star[data-on]{color:#ffc94d}
.clk{white-space:pre;font-size:13px;font-weight:650;color:var(--faint);font-variant-numeric:tabular-nums}.match[data-live] .clk{color:#ff9a9f}
.sides{display:grid;gap:6px;min-inline-size:0;min-block-size:44px;align-content:center;padding:0;border:0;border-radius:8px;background:none;color:inherit;text-align:start;cursor:pointer}.sides:hover bdi{text-decoration:underline;text-underline-offset:3px}
.side{display:grid;grid-template-columns:18px minmax(0,1fr) auto;gap:8px;align-items:center;font-size:14px;font-weight:600;line-height:1.3}
.side img{border-radius:4px}.side bdi{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.side b{font-variant-numeric:tabular-nums}
.odds{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:4px}
.od{position:relative;display:grid;align-content:center;justify-items:center;gap:1px;min-inline-size:0;min-block-size:46px;padding:2px;border:0;border-radius:8px;background:var(--sunk);box-shadow:inset 0 0 0 1px var(--line);cursor:pointer;font-variant-numeric:tabular-nums;transition:background 140ms}
.od>span:first-child{font-size:11px;line-height:1.25;color:var(--faint);unicode-bidi:isolate;overflow-wrap:normal}
.od b{font-size:14px;line-height:1.2;font-weight:700}
.od:hover{background:rgb(255 255 255/.1)}
.od[aria-pressed=true]{background:var(--glow);color:#06131c;box-shadow:none}.od[aria-pressed=true]>span:first-child{color:inherit}
.od[aria-disabled=true]{cursor:default;color:var(--faint);background:rgb(0 0 0/.14)}.od[aria-disabled=true] b::after{content:"–"}
.od i{position:absolute;inset-inline-end:5px;inset-block-end:6px;display:none;font-style:normal;font-size:9px;line-height:1}
.od[data-drift] i{display:block}
.od[data-drift=up]{box-shadow:inset 0 2px 0 var(--up),inset 0 0 0 1px var(--line)}.od[data-drift=up] i{color:var(--up)}.od[data-drift=up] i::after{content:"▲"}
.od[data-drift=down]{box-shadow:inset 0 -2px 0 var(--down),inset 0 0 0 1px var(--line)}.od[data-drift=down] i{color:var(--down)}.od[data-drift=down] i::after{content:"▼"}
.od[aria-pressed=true][data-drift] i{color:inherit}
.list{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}.list[hidden],.match-page[hidden]{display:none}
.book-search{flex:1 1 180px;min-inline-size:0;max-inline-size:320px;min-block-size:44px;padding:0 12px;border:1px solid rgb(255 255 255/.34);border-radius:10px;background:var(--sunk);color:var(--text);font:500 16px/1.2 inherit;font-family:inherit}.book-search::placeholder{color:var(--faint);opacity:1}
.match-page{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}.offer-head>.plain{display:none;align-items:center;gap:6px;padding:0 10px 0 0;font-size:14px}.offer-head>.plain .icon{inline-size:18px;block-size:18px}
.offer[data-match] .offer-head>.plain{display:flex}.offer[data-match] .offer-head>:is(h2,.live-count,.book-search,.segment){display:none}
.match-head{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:6px 16px;align-items:center;padding:18px 20px;border-radius:14px;background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}.match-head>.quiet{grid-column:1/-1;text-align:center}
.match-side{display:flex;align-items:center;gap:12px;min-inline-size:0;font-size:18px;line-height:1.25;font-weight:700;overflow-wrap:anywhere}.match-side:last-child{justify-content:flex-end;text-align:end}.match-side img{flex:none;border-radius:8px}
.match-clock{display:grid;justify-items:center;font-weight:650;color:var(--soft);font-variant-numeric:tabular-nums;white-space:pre;text-align:center}.match-clock b{font-size:24px;line-height:1.2;color:var(--text);direction:ltr;unicode-bidi:isolate}.match-clock b:empty{display:none}.match-head[data-live] .match-clock span{color:#ff9a9f}
.period-choice,.period:only-child h4{display:none}
.match-lines{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
.periods{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);border-block-start:1px solid var(--line)}.period{display:grid;align-content:start;gap:6px;padding:10px 12px 12px;border-inline-start:1px solid var(--line)}.period:first-child{border-inline-start:0}.period h4{margin:0;font-size:12px;line-height:1.4;font-weight:650;color:var(--soft)}
.market{display:grid;border-radius:14px;background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}.market h3{padding:12px 14px;font-size:15px;line-height:1.3}
.market-sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;font-size:13px;color:var(--faint)}.market-sides:empty{display:none}.market-sides span{overflow-wrap:anywhere}.market-sides span:last-child{text-align:end}
.market ul{display:grid;gap:4px;list-style:none;margin:0;padding:0}.market .od{min-block-size:44px}.market li:not(:has([data-field=draw])) .od{grid-template-columns:1fr auto;align-items:center;justify-items:start;padding:2px 10px}.market .od>span:first-child{font-size:13px}
.slip{position:sticky;inset-block-start:12px;display:grid;grid-template-columns:minmax(0,1fr);max-block-size:calc(100dvh - 24px);overflow:auto;border-radius:14px;background:#0b1a24;border:1px solid var(--line)}
.slip-head{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:14px 16px;position:sticky;inset-block-start:0;background:inherit;z-index:1}
.slip-close{display:none}
.plain{min-block-size:44px;padding:0 6px;border:0;background:none;color:var(--glow);font-weight:600;font-size:13px;cursor:pointer}
.plain[aria-disabled=true]{color:var(--faint);cursor:default}
.slip-status{padding:0 16px 10px;font-size:14px;color:var(--soft)}.slip-status:empty{display:none}.slip-status[data-tone=good]{color:var(--up);font-weight:650}
.slip-fault{margin:0 16px 12px;padding:12px 14px;display:grid;gap:10px;border-radius:10px;background:rgb(255 154 159/.12);border-inline-start:3px solid var(--bad);font-size:14px}
.pane>.quiet{padding:4px 16px 18px}
.kinds{margin:0 16px 12px}.kinds button{flex:1}
.pick,.bet{padding:12px 16px;border-block-start:1px solid var(--line)}
.system-bet summary{min-block-size:44px;align-items:center!important;cursor:pointer}.system-bet summary::after{content:"▾";color:var(--faint)}.system-bet details[open]>summary::after{rotate:180deg}.system-bet .bet{padding-inline:12px 0}
.pick-head,.bet-head{display:flex;gap:10px;align-items:baseline}.pick-head>:first-child,.bet-head>:first-child{flex:1;min-inline-size:0}
.remove{min-inline-size:44px;min-block-size:44px;margin:-12px -14px -12px 0;border:0;background:none;color:var(--faint);cursor:pointer}[dir=rtl] .remove{margin:-12px 0 -12px -14px}
.pick[data-closed] .pick-head,.pick[data-closed] .pick-stake{opacity:.6}
.pick-note{display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;margin-block-start:4px;font-size:13px;color:var(--warn)}
.halves{margin-block-start:6px;white-space:pre-line;font-variant-numeric:tabular-nums}
.pick-stake{display:grid;grid-template-columns:112px auto minmax(0,1fr);gap:10px;align-items:center;margin-block-start:8px}
.stake-note{grid-column:1/-1;margin:0;font-size:13px;line-height:1.4;color:var(--bad)}.stake-note:empty{display:none}
.slip input{inline-size:100%;min-block-size:44px;padding:0 12px;border:1px solid rgb(255 255 255/.34);border-radius:8px;background:var(--sunk);color:var(--text);font:650 16px/1 inherit;font-family:inherit;font-variant-numeric:tabular-nums;direction:ltr;text-align:start}
.slip input::placeholder{color:var(--faint)}.slip input[aria-invalid=true]{border-color:var(--bad)}.slip input:read-only{opacity:.7}
.slip-foot>[data-part=parlayStake]{display:grid;grid-template-columns:minmax(0,1fr) 160px;align-items:center;gap:12px}
.slip-foot{display:grid;gap:12px;padding:14px 16px 16px;border-block-start:1px solid var(--line)}
.sums{display:grid;gap:6px}.sums>div{display:flex;justify-content:space-between;gap:12px}.sums dt{color:var(--faint);font-size:14px}.sums dd{font-weight:700;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.odds-change{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr);align-items:center;gap:12px}
.odds-change select,.system:not([hidden]){min-inline-size:0;min-block-size:44px;padding:0 10px;border:1px solid rgb(255 255 255/.34);border-radius:8px;background:#12222d;color:var(--text);font:600 14px/1.2 inherit;font-family:inherit}
.steps{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px}.steps .button{padding:0 4px;font-size:13px;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.place{min-block-size:50px;font-size:16px}
.book .button[aria-disabled=true]{opacity:1;background:rgb(255 255 255/.07);color:var(--faint)}
.state{flex:none;padding:2px 9px;border-radius:999px;font-size:12px;font-weight:650;background:rgb(255 255 255/.1);color:var(--soft)}
.state[data-state=won]{background:rgb(95 224 166/.18);color:var(--up)}.state[data-state=lost]{background:rgb(255 154 159/.14);color:var(--down)}
.bet-legs{display:grid;gap:4px;margin-block:4px 8px!important}.bet-legs li{display:flex;justify-content:space-between;gap:10px;font-size:13px;color:var(--soft)}.bet-legs .quiet{flex:none;font-variant-numeric:tabular-nums}
.bet-sums{display:flex;justify-content:space-between;gap:10px;font-size:14px;color:var(--soft);font-variant-numeric:tabular-nums}.bet-sums b{color:var(--text)}
.bet>.button{inline-size:100%;margin-block-start:10px}.bet>.quiet:empty{display:none}
.cash{display:grid;gap:10px;margin-block-start:10px;padding:14px;border-radius:12px;background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}
.cash-head,.cash-stays{display:flex;align-items:center;gap:10px;font-size:14px}.cash-head b,.cash-stays{flex:1}.cash-stays b{margin-inline-start:auto}
.cash-ring{display:grid;place-items:center;flex:none;inline-size:34px;block-size:34px;border-radius:50%;font-size:13px;font-variant-numeric:tabular-nums;background:radial-gradient(closest-side,#12222d 80%,transparent 82%),conic-gradient(var(--glow) var(--left,0turn),var(--line) 0)}.cash-ring[hidden]{display:none}
.slip .cash input{min-block-size:44px;padding:0;border:0;background:none;accent-color:var(--glow);direction:inherit}
.cash-note{font-size:13px;line-height:1.4;color:var(--warn)}.cash-note:empty{display:none}
.cash .button{min-block-size:50px;font-size:16px}
.slip-bar{display:none}
@media (max-width:1279px){
.book{grid-template-columns:minmax(0,1fr) 320px;grid-template-rows:auto auto 1fr}
.leagues{position:static;grid-column:1/-1;display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;padding:2px}
.league{flex:none;box-shadow:inset 0 0 0 1px var(--line);border-radius:999px;padding:0 16px}
${oneMarket}
}
@container offer (max-width:729px){
${oneMarket}
}
${halvesInTurn}
${ticket}
@media (max-width:859px){
.odds-menu{position:fixed;inset:auto 0 0!important;inline-size:auto;max-inline-size:none;padding:14px 12px max(16px,env(safe-area-inset-bottom));border-radius:18px 18px 0 0}.odds-menu::backdrop{background:rgb(4 5 12/.66)}.odds-menu button{min-block-size:48px}
.book{grid-template-columns:minmax(0,1fr);gap:12px;padding-block-end:calc(104px + env(safe-area-inset-bottom))}
.offer-head .segment,.market-choice{margin-inline-start:0;inline-size:100%}.segment button{flex:1;padding:0 6px}.days button{flex:none;padding:0 12px}
.group{grid-template-columns:minmax(58px,max-content) minmax(0,1fr)}
.group header{padding-block:6px}.group header>span{display:none}
.match .odds{grid-column:1/-1}.od{min-block-size:48px}.book-search{max-inline-size:none;order:1}.odds-button{order:1}.offer-head .segment{order:2}.offer[data-match] .offer-head{flex-wrap:nowrap}
.match-head{grid-template-columns:repeat(2,minmax(0,1fr));padding:14px;gap:10px}.match-side{font-size:clamp(13px,4.2vw,15px);gap:8px;overflow-wrap:anywhere}.match-side img{inline-size:24px;block-size:24px}.match-clock{grid-area:3/1/auto/-1;grid-auto-flow:column;gap:10px;justify-content:center;align-items:baseline;white-space:pre-wrap}.match-clock b{font-size:20px}
.slip{position:fixed;inset:auto 0 0;z-index:3;max-block-size:88dvh;border-radius:18px 18px 0 0;padding-block-end:env(safe-area-inset-bottom);border-width:1px 0 0;box-shadow:0 -12px 50px rgb(0 0 0/.6);visibility:hidden;transform:translateY(100%);transition:transform 200ms,visibility 200ms}
.slip[data-open]{visibility:visible;transform:none}
.slip-close{display:inline-flex}.slip-head .segment{flex:1}
.slip-bar{display:flex;align-items:center;justify-content:space-between;gap:12px;position:fixed;inset:auto 0 0;z-index:2;padding:12px 16px max(12px,env(safe-area-inset-bottom));background:#0f2431;border-radius:16px 16px 0 0;box-shadow:0 -1px 0 var(--edge)}
.slip-bar p{display:grid;line-height:1.35}.slip-bar span{font-size:13px;color:var(--warn)}.slip-bar b{font-variant-numeric:tabular-nums}
.book-bar .button span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}.book-bar .button{inline-size:44px;padding:0}
}
@media (max-width:719px){
[data-framed] .book{grid-template-columns:minmax(0,1fr) auto}[data-framed] .book>*{grid-column:1/-1}
[data-framed] .book>.book-bar{display:block;grid-area:1/2}[data-framed] .book>.leagues{grid-area:1/1}
}
@media (max-width:359px){.match-side img{display:none}.odds-button .quiet{position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}}
@media (forced-colors:active){.od,.league,.group,.slip,.odds-menu,.ticket{border:1px solid ButtonText}.ticket-sheet [role=switch]{appearance:auto}.od[aria-pressed=true],.league[aria-current]{outline:3px solid Highlight}}
`;
