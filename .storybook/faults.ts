/** What happened in the page that must never happen in a visitor's, since the last test ended. */
const faults: string[] = [];
/** What the story that is drawn brings about on purpose. */
let expected: readonly RegExp[] = [];

const wordsOf = (value: unknown): string =>
  value instanceof Error ? `${value.name}: ${value.message}` : String(value);

/** As the console would print it: React names components by placeholders. */
function print([first, ...rest]: readonly unknown[]): string {
  const words = rest.map(wordsOf);
  const text = wordsOf(first).replaceAll(/%[sdoO]/g, () => words.shift() ?? '');
  return [text, ...words].join(' ').trim();
}

/** Notes what the policy stops, what is told to the console as an error, and what nobody catches. */
function watch(): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      faults.push(
        `policy: ${effectiveDirective} stopped ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
      ),
  );
  addEventListener('error', (event: ErrorEvent) => {
    // Vitest has told the console of it, since somebody else listens too.
    if (faults.at(-1) === `console.error: Error: ${event.message}`) faults.pop();
    faults.push(`page error: ${event.error ? wordsOf(event.error) : event.message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (faults.at(-1) === 'console.error: [object PromiseRejectionEvent]') faults.pop();
    faults.push(`unhandled rejection: ${wordsOf(reason)}`);
  });
  const tell = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    // Storybook's own switch between two steps of a test met a timer of the story: visitors have no such switch.
    const text = print(words);
    if (!text.startsWith('The current testing environment is not configured to support act('))
      faults.push(`console.error: ${text}`);
    tell(...words);
  };
}

if ('__vitest_browser__' in globalThis) watch();

/** Begins a story, which says what goes wrong in it on purpose. */
export function allowFaults(patterns: readonly RegExp[] = []): void {
  expected = patterns;
}

/** What the browser tells of comes in tasks of its own. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Ends a test.
 * @throws {Error} when something went wrong that its story did not name in `parameters.expectedErrors`, or when what it
 * named did not happen
 */
export async function checkFaults(): Promise<void> {
  await nextTask();
  await nextTask();
  const found = faults.splice(0);
  const patterns = expected;
  expected = [];
  const unexpected = found.filter((fault) => !patterns.some((pattern) => pattern.test(fault)));
  if (unexpected.length > 0)
    throw new Error(`Must not happen in a visitor's browser:\n${[...new Set(unexpected)].join('\n')}`);
  const missing = patterns.filter((pattern) => !found.some((fault) => pattern.test(fault)));
  if (missing.length > 0)
    throw new Error(`The story expects an error that did not happen: ${missing.join(', ')}`);
}
