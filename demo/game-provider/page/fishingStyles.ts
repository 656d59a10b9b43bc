/** The style sheet of fishing games, beside that of all games. */
export const fishingStyles = `
.fishing .water{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:1fr auto auto;gap:8px;min-block-size:0}
.sea{position:relative;overflow:hidden;min-block-size:clamp(200px,44vh,560px);border-radius:22px;cursor:crosshair;background:radial-gradient(120% 70% at 50% -10%,rgb(160 236 255/.5),transparent 60%),linear-gradient(#0d6d92,#07466d 60%,#04263f);box-shadow:inset 0 0 0 1px var(--edge),inset 0 -60px 90px rgb(0 10 24/.55)}
.sea::before{content:"";position:absolute;inset:auto 0 0;block-size:16%;background:radial-gradient(60% 100% at 18% 100%,#0b3550,transparent),radial-gradient(50% 90% at 76% 100%,#0a3049,transparent)}
.fish{position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:clamp(48px,6vw,84px);filter:drop-shadow(0 6px 8px rgb(0 12 30/.4));will-change:transform}
.fish svg,.target svg{display:block;inline-size:100%}
.fish[data-fish=sardine]{inline-size:clamp(36px,4.4vw,60px)}
.fish[data-fish=turtle],.fish[data-fish=octopus]{inline-size:clamp(62px,7.5vw,104px)}
.fish[data-fish=ray],.fish[data-fish=shark]{inline-size:clamp(84px,11vw,156px)}
.fish[data-fish=whale]{inline-size:clamp(110px,15vw,216px)}
.fish[data-aimed] svg{filter:drop-shadow(0 0 8px var(--glow)) drop-shadow(0 0 2px #fff)}
.fish[data-caught] svg{transition:transform 420ms ease-in,opacity 420ms;transform:scale(.3) rotate(50deg);opacity:0}
.fish[data-shot] svg{filter:brightness(1.5)}
.cannon{position:absolute;inset-block-end:-14px;inset-inline-start:50%;inline-size:34px;block-size:74px;margin-inline-start:-17px;border-radius:14px 14px 18px 18px;transform-origin:50% 80%;background:linear-gradient(90deg,#8a5a16,#ffd27a 45%,#a56d1c);box-shadow:0 0 0 3px rgb(0 0 0/.35)}
.bullet{position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:12px;block-size:12px;margin:-6px;border-radius:50%;background:#fff3c4;box-shadow:0 0 12px 4px var(--glow)}
.catch{position:absolute;inset-block-start:0;inset-inline-start:0;font-weight:800;font-size:18px;color:#ffe08a;text-shadow:0 1px 4px #000;white-space:nowrap;transition:opacity 300ms;pointer-events:none}
.fishing .status{min-block-size:2.1em;block-size:auto}
.targets{display:grid;grid-template-columns:repeat(9,minmax(0,1fr));gap:6px;inline-size:min(100%,1120px);justify-self:center}
.target{display:grid;justify-items:center;gap:1px;padding:6px 4px;border:1px solid rgb(255 255 255/.2);border-radius:14px;background:rgb(0 0 0/.24);cursor:pointer;min-inline-size:0;font-size:12px;line-height:1.3}
.target svg{inline-size:44px}
.target span{max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.target b{font-size:13px;color:#ffe08a;font-variant-numeric:tabular-nums}
.target[aria-checked=true]{border-color:var(--glow);background:rgb(0 0 0/.5);box-shadow:inset 0 0 0 1px var(--glow)}
.fish-pays tbody,.fish-pays tr{display:table-row-group}.fish-pays tr{display:table-row}.fish-pays svg{inline-size:48px}
@media (max-width:719px){
.targets{display:flex;overflow-x:auto;scrollbar-width:none;padding:2px}
.target{flex:none;inline-size:78px}
.sea{min-block-size:220px}
}
@media (max-height:520px) and (min-width:560px){.fishing.game{grid-template-columns:1fr auto;grid-template-rows:auto 1fr}.fishing .bar{grid-column:1/-1}.fishing .panel{grid-template-columns:1fr;inline-size:auto}.fishing .figures{grid-column:auto}.sea{min-block-size:140px}.target span{display:none}.target svg{inline-size:30px}}
@media (forced-colors:active){.sea,.target{border:1px solid ButtonText}.target[aria-checked=true]{outline:3px solid Highlight}.fish svg{forced-color-adjust:none}}
`;
