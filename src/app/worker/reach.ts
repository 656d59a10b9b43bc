/** Milliseconds for which a person waits for the server, where there is something kept to show. */
const patience = 8_000;

/**
 * Whether the site's server can be reached, as far as the last request knows. Browsers say that they are online as soon as
 * there is a network, whatever is behind it: a hotspot nobody has signed in to, a router without a line.
 */
export class Reach {
  #hasAnswered = true;

  /** False where the browser has no network, or the last request had no answer. */
  get isLikely(): boolean {
    return navigator.onLine && this.#hasAnswered;
  }

  /** As `fetch`, and remembers whether there was an answer, of whatever status. */
  readonly fetch = async (request: RequestInfo, options?: RequestInit): Promise<Response> => {
    try {
      const response = await fetch(request, options);
      this.#hasAnswered = true;
      return response;
    } catch (error) {
      this.#hasAnswered = false;
      throw error;
    }
  };

  /** The server's answer; undefined when none comes in time, or there is none. */
  async answer(request: Request): Promise<Response | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.#hasAnswered = false;
        resolve(undefined);
      }, patience);
    });
    try {
      return await Promise.race([this.fetch(request).catch(() => undefined), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
