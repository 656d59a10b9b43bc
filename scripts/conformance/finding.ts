/** `must`: the site fails or somebody can be harmed. `should`: it works, and worse than it could. */
export type Severity = 'must' | 'should';

/** One thing that a platform's owner has to change. */
export interface Finding {
  /** `area.name`, or `the platform` for what belongs to no call. */
  call: string;
  /** Which check found it, in one word or two: `status`, `envelope`, `replay`. */
  check: string;
  severity: Severity;
  /** What was asked and what came back, as a sentence. Holds no value of a reply. */
  says: string;
  /** What to change, as a sentence. */
  mend: string;
}

/** A call or a check that could not be tried, and why. */
export interface Skipped {
  call: string;
  why: string;
}

/** What a run found out. */
export interface Report {
  platform: string;
  /** Calls that were asked at least once. */
  calls: number;
  requests: number;
  seconds: number;
  findings: readonly Finding[];
  skipped: readonly Skipped[];
}

/** Collects findings, each once. */
export class Findings {
  readonly #known = new Map<string, Finding>();
  readonly skipped: Skipped[] = [];

  add(finding: Omit<Finding, 'severity'> & { severity?: Severity }): void {
    const key = [finding.call, finding.check, finding.mend].join('\n');
    if (!this.#known.has(key)) this.#known.set(key, { severity: 'must', ...finding });
  }

  skip(call: string, why: string): void {
    if (!this.skipped.some((each) => each.call === call && each.why === why))
      this.skipped.push({ call, why });
  }

  all(): Finding[] {
    return [...this.#known.values()];
  }
}
