/** The style sheet of card rooms, beside that of tables. */
export const roomStyles = `
.room .felt{gap:clamp(8px,1.8vh,20px);align-content:space-evenly}
.seats{list-style:none;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(8px,2vw,28px);inline-size:min(100%,900px)}
.seats.own-seat{grid-template-columns:minmax(0,300px);justify-content:center}
.seat{display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 10px;min-block-size:60px;padding:8px 14px;border-radius:16px;background:rgb(0 0 0/.22);box-shadow:inset 0 0 0 1px var(--edge)}
.seat strong{font-size:15px;line-height:1.3;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}
.seat-cards{font-weight:700;font-variant-numeric:tabular-nums;font-size:13px;color:var(--soft)}
.seat small{grid-column:1/-1;min-block-size:1.4em;font-size:12px;line-height:1.4;color:var(--soft)}
.seat[data-turn]{box-shadow:inset 0 0 0 2px var(--glow);background:rgb(0 0 0/.4)}
.seat[data-turn] small{color:var(--glow);font-weight:700}
.seat[data-done] strong,.seat[data-done] small{color:var(--glow)}
.trick{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 18px;inline-size:min(100%,620px);min-block-size:clamp(98px,16vh,150px);padding:12px 16px;border-radius:22px;background:rgb(0 0 0/.16);box-shadow:inset 0 0 0 1px var(--edge)}
.trick .cards{justify-content:center;min-inline-size:0}
.trick .cards .card+.card{margin-inline-start:clamp(-46px,-3.2vw,-18px)}
.trick small{grid-column:2;min-block-size:1.4em;text-align:center;color:var(--soft);font-size:13px;unicode-bidi:isolate}
.own-hand{--card:clamp(88px,14vh,128px);display:flex;justify-content:center;inline-size:min(100%,980px);min-block-size:clamp(104px,17vh,150px);padding-block-start:16px}
.own-card{flex:0 1 calc(var(--card)*.5);min-inline-size:0;margin:0;padding:0;border:0;background:none;cursor:pointer;transition:transform 120ms;position:relative}
.own-card:last-child{flex:0 0 calc(var(--card)*5/7)}
.own-card .card{animation:none;block-size:var(--card);place-content:end start;padding:0 0 8% 8px;box-shadow:-4px 4px 14px rgb(0 0 0/.4),inset 0 0 0 1px rgb(0 0 0/.12)}
.own-card:hover{transform:translateY(-6px)}
.own-card[aria-pressed=true]{transform:translateY(-16px)}
.own-card[aria-pressed=true] .card{box-shadow:0 0 0 3px var(--glow),-4px 4px 14px rgb(0 0 0/.4)}
.own-card:focus-visible{outline:none}.own-card:focus-visible .card{outline:3px solid #fff;outline-offset:2px}
.room-actions{grid-column:2/-1}
.room-actions .button{min-inline-size:112px}
.room .button-primary[aria-disabled=true]{background:rgb(255 255 255/.05);color:var(--faint)}
@media (max-width:719px){
.seats{gap:6px}.seat{grid-template-columns:1fr;padding:6px 10px;border-radius:12px;min-block-size:0}
.seat strong{font-size:13px}.seat-cards{font-size:12px}.seat small{font-size:12px}
.seats.own-seat{grid-template-columns:1fr}.own-seat .seat{grid-template-columns:1fr auto auto;min-block-size:36px}.own-seat .seat small{grid-column:auto;min-block-size:0}
.trick{min-block-size:110px;padding:8px 12px;gap:4px 10px}.trick .card{block-size:66px}.trick .cards .card+.card{margin-inline-start:-20px}
.own-hand{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:6px 4px;padding-block-start:10px;min-block-size:158px;align-content:start}
.own-card:last-child{flex:none}
.own-card .card{inline-size:100%;block-size:auto;box-shadow:0 2px 6px rgb(0 0 0/.4)}
.own-card[aria-pressed=true]{transform:translateY(-8px)}
.room .status{block-size:auto;min-block-size:2.8em;font-size:14px;line-height:1.4}
.room-actions{grid-column:auto;grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:1fr}
.room-actions .button{min-inline-size:0}
}
@media (max-height:520px) and (min-width:560px){.room .felt{gap:4px}.own-hand{--card:72px;min-block-size:80px;padding-block-start:8px}.trick .card{block-size:60px}.trick{min-block-size:74px;padding-block:4px}.seat{min-block-size:0;padding-block:2px}.seat small{min-block-size:0}.own-seat{display:none}.room .table-panel{padding-block:6px}}
@media (prefers-reduced-motion:reduce){.own-card{transition:none}}
@media (forced-colors:active){.seat,.trick,.own-card .card{border:1px solid ButtonText}.seat[data-turn],.own-card[aria-pressed=true] .card{outline:3px solid Highlight}}
`;
