/** The chat's own look: the system's colours, so that it is light or dark as the site around it is. */
export const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --soft: light-dark(#eef0f6, #23283a); --own: light-dark(#3a3f9e, #aab0ff); --own-text: light-dark(#fff, #14162b); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fff, #141828); color: light-dark(#1a1d2b, #eceef8); }
main { block-size: 100dvh; display: flex; flex-direction: column; gap: .5rem; padding: .75rem; }
ol { flex: 1; overflow-y: auto; margin: 0; padding: .25rem; list-style: none; display: flex; flex-direction: column; gap: .75rem; }
li { max-inline-size: 85%; align-self: flex-start; padding: .5rem .75rem; border-radius: .75rem; background: var(--soft); overflow-wrap: anywhere; }
li[data-sender=visitor] { align-self: flex-end; background: var(--own); color: var(--own-text); }
li b { display: block; font-size: .8125rem; }
li p { margin: 0; white-space: pre-line; }
li a { display: inline-flex; align-items: center; min-block-size: 2rem; color: inherit; }
form { display: flex; gap: .5rem; }
textarea { flex: 1; min-inline-size: 0; resize: none; field-sizing: content; max-block-size: 8rem; padding: .5rem .75rem; }
textarea, button { font: inherit; min-block-size: 2.75rem; border-radius: .5rem; border: 1px solid light-dark(#767b91, #8d93ad); background: transparent; color: inherit; }
button { padding-inline: 1rem; cursor: pointer; }
form button { background: var(--own); border-color: var(--own); color: var(--own-text); font-weight: 600; }
:focus-visible { outline: 2px solid light-dark(#3a3f9e, #aab0ff); outline-offset: 2px; }
[data-part=fault]:empty, [hidden] { display: none; }
[data-part=fault] { margin: 0; color: light-dark(#a3202b, #ff9aa2); }
`;
