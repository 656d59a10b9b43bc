import type { Heard, Person } from './virtualUser';

/** What a crowd heard of one thing, held against each other. */
export class Hearing {
  readonly #said = new Map<number, { data: string; since: number | undefined }>();
  readonly #last = new Map<Person, number>();
  /** From each event whose moment is known to each person, ms. */
  readonly delays: number[] = [];
  messages = 0;
  /** Messages that were not the next one for somebody, or not what others heard under that number. */
  astray = 0;

  /** @param momentOf when what a message tells has happened, epoch ms; asked once for each message, in their order */
  note<View>(person: Person, { id, data, at }: Heard, momentOf: (view: View) => number | undefined): void {
    const before = this.#last.get(person);
    const said = this.#said.get(id) ?? { data, since: momentOf(JSON.parse(data) as View) };
    this.#said.set(id, said);
    this.#last.set(person, id);
    this.messages += 1;
    if (said.data !== data || (before !== undefined && id !== before + 1)) this.astray += 1;
    // Whoever comes first hears what has been so for a while.
    if (before !== undefined && said.since !== undefined) this.delays.push(at - said.since);
  }

  /** People who have not heard the last message. */
  get behind(): number {
    const newest = Math.max(...this.#said.keys());
    return [...this.#last.values()].filter((id) => id !== newest).length;
  }
}
