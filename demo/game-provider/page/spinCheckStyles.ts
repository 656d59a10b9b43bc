/** The dialog in which spins are checked. */
export const spinCheckStyles = `
.check-open{margin-block-start:20px}
.check-facts{margin:0;border-block-start:1px solid rgb(255 255 255/.08);display:grid;grid-template-columns:minmax(120px,170px) 1fr}
.check-facts>*{margin:0;padding-block:12px;border-block-end:1px solid rgb(255 255 255/.08)}
.check-facts dt{padding-inline-end:16px;font-weight:650;font-size:14px}
.check-facts small{display:block;color:var(--faint);font-weight:500;font-size:12px}
.check-facts p{color:var(--soft);font-size:13px;margin-block-start:6px}
.hex{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}
bdi.hex,pre.hex{user-select:all;-webkit-user-select:all;text-align:start}
bdi.hex{display:inline-block;max-inline-size:33ch}
pre.hex{margin:8px 0;padding:14px;border-radius:12px;background:#090b14;white-space:pre-wrap;line-height:1.6}
.check-field{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.check-field input{flex:1;min-inline-size:120px;min-block-size:44px;padding:0 12px;border:1px solid rgb(255 255 255/.34);border-radius:10px;background:#090b14;color:var(--text);font-size:16px;font-weight:600}
.check-field input.hex{font-size:16px}
.check-field input[aria-invalid=true]{border-color:var(--bad)}
#spin-to-check{flex:none;inline-size:112px}
.check-reveal{display:flex;flex-wrap:wrap;align-items:center;gap:12px;justify-content:space-between;margin-block-start:16px;padding:14px 16px;border-radius:12px;background:#090b14}
.check-reveal span{flex:1 1 240px}
.stops{display:flex;gap:6px}
.stops i{display:grid;place-items:center;min-inline-size:38px;block-size:38px;border-radius:8px;background:#090b14;box-shadow:inset 0 0 0 1px var(--edge);font-style:normal;font-weight:700;font-variant-numeric:tabular-nums}
.verdict{margin-block-end:12px}.sheet-scroll section>p{color:var(--soft)}
.verdict:empty,.check-fault:empty{display:none}
.sheet .verdict[data-verdict=good]{color:#7fe0b0}
.sheet .verdict[data-verdict=good]::before{content:"✓ " / ""}
.sheet .verdict[data-verdict=bad],.sheet .check-fault{color:var(--bad);font-weight:650}
.sheet a{color:var(--glow);font-weight:600}
@media (max-width:719px){.check-facts{grid-template-columns:1fr}.check-facts dt{border:0;padding-block-end:0}.check-facts dd{padding-block-start:4px}}
`;
