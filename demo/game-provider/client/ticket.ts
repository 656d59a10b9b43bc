import * as v from 'valibot';
import type { OddsFormat } from '#contract/oddsFormats';
import { ticketView, type TicketView } from '../sportsbook/ticketApi';
import { setTextOf } from './dom';
import { make } from './nodes';
import { onPress } from './panes';
import { readTicket, type Fault } from './server';

/** A ticket as drawn, in CSS pixels; its picture is three times as fine. */
const width = 348;
const pad = 20;
const scale = 3;

/** Draws a ticket: what is shown before it is shared is what is saved. */
function drawTicket(canvas: HTMLCanvasElement, ticket: TicketView): void {
  const { brand, state, legs, label, price, amounts } = ticket;
  const foot = 62 + legs.length * 42;
  const height = foot + (amounts ? 106 : 80);
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const isRtl = document.documentElement.dir === 'rtl';
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, y: number, font: string, { isLast = false, room = width - 2 * pad } = {}) => {
    pen.font = `${font} ${fontFamily}`;
    pen.textAlign = isLast ? 'end' : 'start';
    pen.fillText(text, isLast === isRtl ? pad : width - pad, y, room);
  };
  pen.scale(scale, scale);
  pen.direction = isRtl ? 'rtl' : 'ltr';
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#0b1622');
  ground.addColorStop(1, '#06241c');
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 16);
  pen.fill();
  pen.fillStyle = '#fff';
  write(brand, 36, '650 16px', { room: 150 });
  write(state, 36, '650 13px', { isLast: true, room: 150 });
  legs.forEach((leg, place) => {
    const y = 74 + place * 42;
    pen.fillStyle = '#fff';
    write(leg.what, y, '650 15px', { room: 220 });
    write(leg.price, y, '650 15px', { isLast: true, room: 80 });
    pen.fillStyle = '#cfd3e2';
    write(leg.how, y + 17, '500 12px');
  });
  pen.strokeStyle = 'rgb(255 255 255 / .34)';
  pen.setLineDash([3, 3]);
  pen.beginPath();
  pen.moveTo(pad, foot + 4);
  pen.lineTo(width - pad, foot + 4);
  pen.stroke();
  write(label, foot + 30, '500 12px');
  if (amounts) write(amounts, foot + 88, '500 13px');
  pen.fillStyle = '#fff';
  write(price, foot + 62, '700 26px');
}

/** The page of a shared ticket: its picture is saved at a press, or at once for whoever came for it. */
export function openTicketPage(block: unknown): void {
  const view = v.parse(ticketView, block);
  const save = (): void => {
    const canvas = document.createElement('canvas');
    drawTicket(canvas, view);
    canvas.toBlob((blob) => {
      if (!blob) return;
      const href = URL.createObjectURL(blob);
      make('a', { href, download: 'ticket.png' }).click();
      // The browser has begun to save by then.
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
    });
  };
  onPress('savePicture', save);
  if (location.hash === '#picture') save();
}

interface TicketDeps {
  texts: Readonly<Record<string, string>>;
  format: () => OddsFormat;
  onFault: (fault: Fault) => void;
}

/** The sheet in which a player shares a bet. */
export class TicketSheet {
  readonly #deps: TicketDeps;
  readonly #canvas = make('canvas', { class: 'ticket-picture', role: 'img' }) as HTMLCanvasElement;
  readonly #amounts = make('input', { type: 'checkbox', role: 'switch' }) as HTMLInputElement;
  readonly #link: HTMLInputElement;
  readonly #picture: HTMLElement;
  readonly #status = make('p', { role: 'status' });
  readonly #sheet: HTMLDialogElement;
  #bet = '';

  constructor(deps: TicketDeps) {
    this.#deps = deps;
    const { texts } = deps;
    this.#link = make('input', { readonly: true, dir: 'ltr', 'aria-label': texts['copyLink'] }) as never;
    // A frame may not save files; the page of the ticket may, in a tab of its own.
    this.#picture = make('a', { class: 'button', target: '_blank', rel: 'noopener' }, texts['savePicture']);
    const copy = make('button', { type: 'button', class: 'button button-primary' }, texts['copyLink']);
    copy.addEventListener('click', () => {
      this.#link.select();
      // The clipboard of `navigator` is closed to frames without a right of their own, and this is not.
      const isCopied = document.execCommand('copy');
      setTextOf(this.#status, texts[isCopied ? 'linkCopied' : 'copyByHand'] ?? '');
    });
    this.#amounts.addEventListener('change', () => void this.#show());
    this.#sheet = make(
      'dialog',
      { class: 'sheet ticket-sheet', 'aria-label': texts['share'] },
      make(
        'form',
        { method: 'dialog', class: 'sheet-head' },
        make('h2', {}, texts['share']),
        make('button', { class: 'button button-round', 'aria-label': texts['close'] }, '✕'),
      ),
      make(
        'div',
        { class: 'sheet-scroll' },
        this.#canvas,
        make('label', {}, texts['showAmounts'], this.#amounts),
        make('p', { class: 'ticket-note' }, texts['ticketNote']),
        this.#link,
        make('div', { class: 'ticket-ways' }, copy, this.#picture),
        this.#status,
      ),
    ) as HTMLDialogElement;
    document.body.append(this.#sheet);
  }

  /** Opens for a bet, without amounts whatever was chosen for the one before. */
  open(bet: string): void {
    this.#bet = bet;
    this.#amounts.checked = false;
    void this.#show();
  }

  async #show(): Promise<void> {
    const [bet, hasAmounts] = [this.#bet, this.#amounts.checked];
    // Until the link is the one that was chosen, none can be taken.
    this.#link.value = '';
    this.#picture.removeAttribute('href');
    setTextOf(this.#status, '');
    const answer = await readTicket(bet, hasAmounts, this.#deps.format());
    if (bet !== this.#bet || hasAmounts !== this.#amounts.checked) return;
    if (!answer.ok) {
      this.#sheet.close();
      return this.#deps.onFault(answer.fault);
    }
    const { value } = answer;
    drawTicket(this.#canvas, value);
    const legs = value.legs.flatMap(({ what, price, how }) => [what, price, how]);
    const said = [value.brand, value.state, ...legs, value.label, value.price, value.amounts];
    this.#canvas.setAttribute('aria-label', said.filter(Boolean).join(', '));
    this.#link.value = location.origin + value.path;
    this.#picture.setAttribute('href', `${value.path}#picture`);
    if (!this.#sheet.open) this.#sheet.showModal();
  }
}
