import type { Engine } from '#scripts/engines.mjs';

/** Roles that are looked for. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'textbox';

/** What a person looks for: a role, with a name where there are several of it. */
export interface Target {
  role: Role;
  name?: string | RegExp;
  /** Only inside of this; what a dialog hides is not found anyway. */
  within?: Omit<Target, 'within' | 'nth'>;
  /** The how-manieth of them. @default 0 */
  nth?: number;
}

/** Where a browser stands. */
export interface Place {
  /** Of the browser's own language, such as `th-TH`. */
  locale: string;
  /** IANA time zone of the device. */
  zone: string;
  /** Minutes that the device's clock is ahead. */
  clockOff: number;
}

/** A part of the page, or the whole: the site itself, or the game in its frame. */
export interface Part {
  /** Presses with a mouse, as soon as it can be pressed. */
  click(target: Target): Promise<void>;
  /** Types in place of what a field holds. */
  fill(target: Target, text: string): Promise<void>;
  /** Pastes in place of what a field holds. */
  paste(target: Target, text: string): Promise<void>;
  focus(target: Target): Promise<void>;
  /** Waits until it is seen. */
  wait(target: Target, timeout?: number): Promise<void>;
  /** Waits until it is seen no more. */
  waitGone(target: Target, timeout?: number): Promise<void>;
  count(target: Target): Promise<number>;
  /** What a field holds. */
  value(target: Target): Promise<string>;
  text(target: Target): Promise<string>;
  /** Runs in the page; the function uses nothing from around it. */
  evaluate<Answer, Given = undefined>(
    work: (given: Given) => Answer,
    given?: Given,
  ): Promise<Awaited<Answer>>;
}

/**
 * A browser with one page, as small as the tour needs. Chromium and Firefox are driven by Playwright, WebKit by
 * WebDriver: what Playwright can do beyond this is for journeys of its own.
 */
export interface Driver extends Part {
  engine: Engine;
  /** Opens an address of the site, and waits for a heading of its content. */
  goto(path: string): Promise<void>;
  back(): Promise<void>;
  path(): Promise<string>;
  /** Presses one key, such as `Tab`, `Enter`, `ArrowRight`, `Escape`, `Control+a`. */
  press(key: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Works in the only frame of the page. */
  inFrame(work: (game: Part) => Promise<void>): Promise<void>;
  /** Values of all cookies that the browser keeps of the site, HttpOnly ones included. */
  cookies(): Promise<string[]>;
  /** Errors, rejections, breaches of the policy and errors in the console, so far. */
  faults(): Promise<string[]>;
  /** Writes what is seen now to a file. */
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Tries until there is an answer. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  timeout = 40_000,
): Promise<Answer> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${timeout / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const saysTarget = ({ role, name, within, nth }: Target): string =>
  `${role}${name === undefined ? '' : ` ${String(name)}`}${nth ? ` #${nth}` : ''}${within ? ` in ${saysTarget(within)}` : ''}`;
