import type { Finding, Report } from './finding';

const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** The findings of one kind with one mend, which many calls often share. */
function grouped(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    // Two calls whose mends differ by their own names have the same one for the reader.
    const key = [finding.check, finding.severity, finding.mend.replaceAll(/`[^`]*`/g, '`…`')].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

/** A report in words: what must change, what should, what was not tried, and the sum of it. */
export function writeReport({ platform, calls, requests, seconds, findings, skipped }: Report): string {
  const lines: string[] = [];
  for (const severity of ['must', 'should'] as const) {
    const groups = grouped(findings.filter((each) => each.severity === severity));
    if (groups.length === 0) continue;
    lines.push(severity === 'must' ? 'What must change' : 'What should change', '');
    for (const [first, ...rest] of groups) {
      if (!first) continue;
      lines.push(`  ${first.says}`, `    → ${first.mend}`);
      if (rest.length > 0) lines.push(`    The same: ${rest.map(({ call }) => call).join(', ')}.`);
      lines.push('');
    }
  }
  const byWhy = new Map<string, string[]>();
  for (const { call, why } of skipped) byWhy.set(why, [...(byWhy.get(why) ?? []), call]);
  if (byWhy.size > 0) lines.push('Not tried', '');
  for (const [why, names] of byWhy) lines.push(`  ${names.join(', ')}: ${why}.`);
  if (byWhy.size > 0) lines.push('');
  const musts = findings.filter(({ severity }) => severity === 'must');
  const broken = new Set(musts.map(({ call }) => call)).size;
  lines.push(
    `${platform}: ${count(calls, 'call')} tried with ${count(requests, 'request')} in ${seconds.toFixed(1)} s.`,
    musts.length === 0
      ? `It keeps the contract${findings.length > 0 ? `, and ${count(findings.length, 'thing')} could be better` : ''}.`
      : `${count(musts.length, 'thing')} must change in ${count(broken, 'call')}, and ${count(findings.length - musts.length, 'thing')} should.`,
  );
  return lines.join('\n');
}
