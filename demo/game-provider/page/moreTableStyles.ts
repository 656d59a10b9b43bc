/** The fields of a wheel in their order, as a gradient: red and black in turns, one green. */
const wheel = Array.from({ length: 37 }, (_, place) => {
  const colour = place === 0 ? '#1c7a45' : place % 2 === 1 ? '#b3202f' : '#15171f';
  return `${colour} ${((place * 360) / 37).toFixed(2)}deg ${(((place + 1) * 360) / 37).toFixed(2)}deg`;
}).join(',');

/** The style sheet of what other tables have beside a baccarat table: a wheel, dice and their felts. */
export const moreTableStyles = `
.spinner{position:relative;display:grid;grid-template-columns:76px auto 76px;align-items:center;justify-content:center;gap:clamp(10px,3vw,44px)}
.wheel{grid-column:2;grid-row:1;inline-size:clamp(110px,19vh,190px);aspect-ratio:1;border-radius:50%;background:radial-gradient(circle,#3a2410 0 44%,transparent 45%),conic-gradient(${wheel});box-shadow:0 0 0 8px #5b3a16,0 0 0 10px #d9ad5c,0 18px 40px rgb(0 0 0/.5);position:relative}
.wheel i{position:absolute;inset:9%;border-radius:50%}
.wheel i::before{content:"";position:absolute;inset-block-start:0;inset-inline-start:50%;inline-size:12px;block-size:12px;margin:-6px;border-radius:50%;background:#fff;box-shadow:0 0 6px #fff}
.wheel-number{grid-column:2;grid-row:1;justify-self:center;display:grid;place-items:center;inline-size:64px;block-size:64px;border-radius:50%;font-size:28px;font-weight:800;z-index:1;font-variant-numeric:tabular-nums}
.spinner[data-tone=red] .wheel-number{background:#c22639;box-shadow:0 0 0 3px #fff}.spinner[data-tone=black] .wheel-number{background:#15171f;box-shadow:0 0 0 3px #fff}.spinner[data-tone=green] .wheel-number{background:#1c7a45;box-shadow:0 0 0 3px #fff}
.spinner[data-turning] .wheel{animation:turn 4s cubic-bezier(.2,.6,.3,1)}
.spinner[data-turning] .wheel i{animation:turn 1.3s linear infinite reverse}
.dice{grid-column:2;display:flex;gap:14px}
.die{display:grid;grid-template:repeat(3,1fr)/repeat(3,1fr);place-items:center;inline-size:clamp(58px,9.5vh,86px);aspect-ratio:1;padding:9px;border-radius:16px;background:linear-gradient(#fffdf6,#e9dfc9);box-shadow:0 10px 22px rgb(0 0 0/.45)}
.dice:not([data-turning]) .die[data-face="0"]{background:rgb(255 255 255/.07);box-shadow:inset 0 0 0 1px rgb(255 255 255/.22)}
.die b{inline-size:70%;aspect-ratio:1;border-radius:50%;background:#1a1c26}
.die[data-face="1"] b{grid-area:2/2;background:#c8172b;inline-size:96%}
.die[data-face="2"] b:nth-child(1),.die[data-face="3"] b:nth-child(1){grid-area:1/1}.die[data-face="2"] b:nth-child(2),.die[data-face="3"] b:nth-child(2){grid-area:3/3}.die[data-face="3"] b:nth-child(3),.die[data-face="5"] b:nth-child(5){grid-area:2/2}
.die[data-face="4"] b,.die[data-face="6"] b{background:#c8172b}
.die[data-face="4"] b:nth-child(1),.die[data-face="5"] b:nth-child(1),.die[data-face="6"] b:nth-child(1){grid-area:1/1}.die[data-face="4"] b:nth-child(2),.die[data-face="5"] b:nth-child(2),.die[data-face="6"] b:nth-child(2){grid-area:1/3}.die[data-face="4"] b:nth-child(3),.die[data-face="5"] b:nth-child(3),.die[data-face="6"] b:nth-child(3){grid-area:3/1}.die[data-face="4"] b:nth-child(4),.die[data-face="5"] b:nth-child(4),.die[data-face="6"] b:nth-child(4){grid-area:3/3}
.die[data-face="6"] b:nth-child(5){grid-area:2/1}.die[data-face="6"] b:nth-child(6){grid-area:2/3}
.dice[data-turning] .die{animation:roll 420ms linear infinite}.dice[data-turning] .die:nth-child(2){animation-delay:-140ms}.dice[data-turning] .die:nth-child(3){animation-delay:-280ms}
@keyframes roll{50%{transform:translateY(-10px) rotate(180deg)}to{transform:rotate(360deg)}}
.hand[data-side=dragon] h2{color:#ffaeb0}.hand[data-side=tiger] h2{color:#ffd27a}
.table[data-kind=dragonTiger] .areas{grid-template-columns:1.3fr .9fr .9fr 1.3fr}
.table .area .own{white-space:nowrap}
.area[data-area=dragon] strong{color:#ffaeb0}.area[data-area=tiger] strong{color:#ffd27a}.area[data-area=draw] strong,.area[data-area=suited] strong{color:#a6e3b8}
.table[data-kind=roulette] .areas{grid-template-columns:.9fr repeat(12,1fr) 1.1fr;gap:4px}
.table[data-kind=roulette] .area{min-block-size:clamp(40px,6vh,54px);padding:2px;border-radius:9px;gap:0;align-content:center}
.table[data-kind=roulette] .area .own{min-block-size:0;font-size:11px;line-height:16px;padding:0 5px}.table[data-kind=roulette] .area .all{display:none}
.table[data-kind=roulette] .area[data-area^=n] small{display:none}
.table[data-kind=roulette] .area[data-tone=red]{background:#8d1f2c}.table[data-kind=roulette] .area[data-tone=black]{background:#15171f}.table[data-kind=roulette] .area[data-tone=green]{background:#1c6b3f}
.area[data-area^=column] strong{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}.table[data-kind=roulette] .area[data-area^=column] small{font-size:13px;font-weight:700}
.table[data-kind=roulette] .area[data-area=n0]{grid-row:1/4}
.table[data-kind=roulette] .area[data-area^=dozen]{grid-column:span 4}
.table[data-kind=roulette] .area[data-area=dozen1]{grid-column:2/6}
.area[data-area=low],.area[data-area=even],.area[data-area=red],.area[data-area=black],.area[data-area=odd],.area[data-area=high]{grid-column:span 2}
.area[data-area=low]{grid-column:2/4}
.table[data-kind=sicBo] .areas{grid-template-columns:repeat(42,1fr);gap:5px}
.table[data-kind=sicBo] .area{grid-column:span 6;min-block-size:clamp(48px,7.4vh,68px);padding:4px 2px;border-radius:11px}
.table[data-kind=sicBo] .area:nth-child(-n+5){grid-column:span 8}.table[data-kind=sicBo] .area:nth-child(3){grid-column:span 10}
.table[data-kind=sicBo] .area:nth-child(n+6):nth-child(-n+11){grid-column:span 7}
.table[data-kind=sicBo] .area:nth-child(n+12){grid-column:span 3}
.table[data-kind=sicBo] .area:nth-child(n+12) strong{font-size:13px}
.table[data-kind=sicBo] .area .own{min-block-size:0;font-size:11px;line-height:17px;padding:0 5px}.table[data-kind=sicBo] .area .all{display:none}
.table .area[data-won]{outline:2px solid var(--glow);outline-offset:-2px}
.bead[data-winner=dragon]{background:#c22639}.bead[data-winner=tiger]{background:#9a6410}.bead[data-winner=draw]{background:#1c7a45}
.ring[data-winner=dragon]{background:none;box-shadow:inset 0 0 0 3px #e5566a}.ring[data-winner=tiger]{background:none;box-shadow:inset 0 0 0 3px #e0a23c}
.road[data-wide]:first-child{inline-size:auto;grid-template-rows:repeat(3,24px);grid-auto-columns:24px}
.road[data-wide] .bead{font-size:11px;background:#2a2f45}.road[data-wide] .bead[data-tone=red]{background:#c22639}.road[data-wide] .bead[data-tone=black]{background:#15171f;box-shadow:inset 0 0 0 1px rgb(255 255 255/.4)}.road[data-wide] .bead[data-tone=green]{background:#1c7a45}
@media (max-width:719px){
.spinner{grid-template-columns:40px auto 40px;gap:10px}.wheel{inline-size:84px}.wheel-number{inline-size:42px;block-size:42px;font-size:20px}
.die{inline-size:48px;border-radius:11px;padding:6px}.dice{gap:8px}
.table[data-kind=dragonTiger] .areas{grid-template-columns:1fr 1fr}.table[data-kind=dragonTiger] .area[data-area=tiger]{grid-column:2;grid-row:1}
.table[data-kind=roulette] .areas{grid-template-columns:repeat(6,minmax(0,1fr)) minmax(0,.85fr);gap:3px}
.table[data-kind=roulette] .area{min-block-size:38px}.table[data-kind=roulette] .area[data-area^=n] strong{font-size:14px;line-height:1.15}.table[data-kind=roulette] .area .own{padding:0 3px;z-index:1}
.table[data-kind=roulette] .area[data-area=n0]{grid-row:1;grid-column:1/-1;min-block-size:32px}
.table[data-kind=roulette] .area[data-area^=column]{grid-column:7}.area[data-area=column3]{grid-row:2/4}.area[data-area=column2]{grid-row:4/6}.area[data-area=column1]{grid-row:6/8}
.table[data-kind=roulette] .area:not([data-area^=n],[data-area^=column]) strong{line-height:1.15}
.table[data-kind=roulette] .area[data-area^=dozen]{grid-column:span 2}
.table[data-kind=roulette] .area[data-area=low],.table[data-kind=roulette] .area[data-area=even],.table[data-kind=roulette] .area[data-area=red],.table[data-kind=roulette] .area[data-area=black],.table[data-kind=roulette] .area[data-area=odd],.table[data-kind=roulette] .area[data-area=high]{grid-column:span 2}
.table[data-kind=sicBo] .areas{grid-template-columns:repeat(42,minmax(0,1fr));gap:6px 0}.table[data-kind=sicBo] .area{margin-inline:2px}
.table[data-kind=sicBo] .area:nth-child(-n+5),.table[data-kind=sicBo] .area:nth-child(n+6):nth-child(-n+11){grid-column:span 14;min-block-size:50px}
.table[data-kind=sicBo] .area:nth-child(3){grid-column:span 14}.table[data-kind=sicBo] .area:nth-child(4),.table[data-kind=sicBo] .area:nth-child(5){grid-column:span 21}
.table[data-kind=sicBo] .area:nth-child(n+12){grid-column:span 6;min-block-size:62px}.table[data-kind=sicBo] .area:nth-child(n+12) small{white-space:nowrap}
.road[data-wide]:first-child{grid-template-rows:repeat(3,18px);grid-auto-columns:18px}.road[data-wide] .bead{font-size:9px}
}
@media (forced-colors:active){.die,.wheel{forced-color-adjust:none}.die{border:2px solid CanvasText}}
`;
