/** Milliseconds after which answers are let through, whatever has become of the render. */
const longest = 2_000;

/**
 * Keeps the platform's answers back while the page is drawn for the first time. React draws it in slices that leave room
 * for the visitor; a store that changes between two slices makes it draw everything again, in one piece.
 */
export class FirstRender {
  #over = Promise.resolve();
  #end: (() => void) | undefined;

  /** The first render begins. */
  begin(): void {
    this.#over = new Promise((resolve) => {
      this.#end = resolve;
      setTimeout(resolve, longest);
    });
  }

  /** The page shows something. */
  readonly end = (): void => this.#end?.();

  /** Fulfilled unless a first render is under way, and then once it is over. */
  readonly over = (): Promise<void> => this.#over;
}
