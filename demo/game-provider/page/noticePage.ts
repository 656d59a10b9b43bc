import { html, json, type Html } from './html';

/** A page without a game: it says why there is none, or which there are, and offers the way back. */
export interface Notice {
  title: string;
  text?: string;
  back: string;
  /** Path of the game's picture. */
  picture?: string;
  /** What the site is told; nothing when the page is an answer and no fault. */
  fault?: 'ticket' | 'session' | 'provider';
  /** Game whose place the notice takes: the site waits for nothing more. */
  gameId?: string;
  /** Games that can be played from here. */
  others?: readonly { id: string; vassalage: string; name: string }[];
  siteOrigins: readonly string[];
}

export function noticePage({
  title,
  text,
  back,
  picture,
  fault,
  gameId,
  others = [],
  siteOrigins,
}: Notice): Html {
  return html`<main class="notice">
      ${picture && html`<img src="${picture}" alt="" />`}
      <h1>${title}</h1>
      ${text && html`<p>${text}</p>`}
      ${
        others.length > 0 &&
        html`<div class="others">
          ${others.map(
            ({ id, vassalage, name }) =>
              html`<button class="button" data-open="${id}" data-vendor="${vassalage}">${name}</button>`,
          )}
        </div>`
      }
      <a class="button button-primary" href="${siteOrigins[0] ?? '/'}" target="_top" data-lobby>${back}</a>
    </main>
    <script type="application/json" id="notice">
      ${json({ fault, gameId, siteOrigins })}
    </script>`;
}
