import { headers as names, isReading } from '../../contract';
import type { NamedCall } from '../../contract/namedCalls';
import { isEmptyHarmless, validRequest } from './inputs';
import { isRefusedWith, judgeAnswer, wordsOf } from './judge';
import type { Run } from './context';
import type { Sending, Wire } from './wire';

const keyOf = ({ call }: NamedCall): string | undefined =>
  call.retry === 'keyed' ? 'conformance-access-key' : undefined;

/** Fields that may be sent when nothing shall happen: a read's own, and nothing for a write. */
function harmless(run: Run, named: NamedCall): Pick<Sending, 'fields' | 'key'> | undefined {
  const { call } = named;
  if (isReading(call)) return { fields: validRequest(named, run.knowledge) };
  return isEmptyHarmless(call) ? { fields: {}, key: keyOf(named) } : undefined;
}

/** Whoever has no session, or half of one, or one that was made up, is turned away. */
export async function checkToken(run: Run, named: NamedCall, wire: Wire): Promise<void> {
  const { name, call } = named;
  const { findings } = run;
  // Without any token nothing can be carried out for anybody.
  const nothing = harmless(run, named) ?? { fields: {}, key: keyOf(named) };
  const strangers: readonly (readonly [what: string, sending: Sending, mend: string])[] = [
    [
      'without a token',
      { ...nothing, token: null, hasCookies: false },
      'Refuse with `session.missing` (401) before the request is read.',
    ],
    [
      'with a made-up token',
      { ...nothing, token: 'A'.repeat(43) },
      'Look the token up on every call and refuse one that is none with `session.ended` (401).',
    ],
    ...(harmless(run, named)
      ? [
          [
            "with a token but without the session's cookie",
            { ...nothing, hasCookies: false },
            'Demand both halves of a session: a token that leaked through a script is then worth nothing. Refuse with `session.ended` (401).',
          ] as const,
        ]
      : []),
  ];
  for (const [what, sending, mend] of strangers) {
    const answer = await wire.send(call, sending);
    if (!judgeAnswer(findings, named, answer, what)) continue;
    if (!isRefusedWith(answer, 'session.'))
      findings.add({
        call: name,
        check: 'token',
        says: `${name}, asked ${what}, answered with ${wordsOf(answer)}.`,
        mend,
      });
  }
}

/** A member is no agent. */
export async function checkAudience(run: Run, named: NamedCall, member: Wire): Promise<void> {
  const sending = harmless(run, named);
  if (!sending) return;
  const answer = await member.send(named.call, sending);
  if (!judgeAnswer(run.findings, named, answer, 'by a member')) return;
  if (!isRefusedWith(answer, 'permission.denied'))
    run.findings.add({
      call: named.name,
      check: 'audience',
      says: `${named.name} is for agents; asked by a member it answered with ${wordsOf(answer)}.`,
      mend: 'Refuse members with `permission.denied` (403) before the request is read.',
    });
}

/** A write that no script of the site sent is refused: a form on another site can send cookies too. */
export async function checkForeign(run: Run, named: NamedCall, wire: Wire): Promise<void> {
  const sending = harmless(run, named);
  if (!sending) return;
  const answer = await wire.send(named.call, { ...sending, headers: { [names.site]: undefined } });
  if (!judgeAnswer(run.findings, named, answer, `without \`${names.site}\``)) return;
  if (!isRefusedWith(answer, 'request.foreign', 'session.'))
    run.findings.add({
      call: named.name,
      check: 'foreign write',
      says: `${named.name}, asked without \`${names.site}\`, answered with ${wordsOf(answer)}.`,
      mend: `Refuse writes without \`${names.site}: 1\` with \`request.foreign\` (403): a form on another site cannot set it.`,
    });
}

/** A site on another origin may call and read; any other may not. */
export async function checkCors(run: Run, named: NamedCall, wire: Wire): Promise<void> {
  const { site } = wire.options;
  if (site === undefined) return;
  const { name, call } = named;
  const { findings } = run;
  const add = (says: string, mend: string): void =>
    findings.add({ call: name, check: 'cors', says: `${name}, ${says}`, mend });
  const wanted = ['content-type', ...Object.values(names)].filter(
    (each) => !/^x-(?:session|request)/.test(each),
  );
  const ask = (origin: string) =>
    wire.raw(call.path, 'OPTIONS', {
      hasCookies: false,
      headers: {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': wanted.join(','),
      },
    });
  const answer = await ask(site);
  if (answer.lost) return;
  if (answer.headers.get('access-control-allow-origin') !== site || answer.status >= 300)
    return add(
      `asked whether ${site} may call it, did not allow it.`,
      'Answer OPTIONS with 204 and `access-control-allow-origin` naming the site’s origin.',
    );
  if (answer.headers.get('access-control-allow-credentials') !== 'true')
    add(
      `asked whether ${site} may call it, allows no cookies.`,
      'Send `access-control-allow-credentials: true`: half of the session is a cookie.',
    );
  const methods = (answer.headers.get('access-control-allow-methods') ?? '').split(/\s*,\s*/);
  if (!methods.includes(call.method))
    add(
      `does not allow ${call.method} from ${site}.`,
      `Name ${call.method} in \`access-control-allow-methods\`.`,
    );
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = wanted.filter((each) => !allowed.includes(each));
  if (missing.length > 0)
    add(
      `does not let ${site} send ${missing.map((each) => `\`${each}\``).join(', ')}.`,
      'Name them in `access-control-allow-headers`.',
    );
  const foreign = await ask('https://elsewhere.example');
  const said = foreign.headers.get('access-control-allow-origin');
  if (said !== null)
    add(
      `lets ${said === '*' ? 'every origin' : 'an origin that nobody allowed'} call it.`,
      'Answer only the origins of your sites with `access-control-allow-origin`, and never reflect the one that asks.',
    );
}

/** What a browser lets the site read of an answer. */
export function judgeExposed(run: Run, named: NamedCall, headers: Headers, site: string): void {
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = [names.requestId, names.sessionIdle, names.sessionLeft, 'retry-after'].filter(
    (each) => !exposed.includes(each),
  );
  if (headers.get('access-control-allow-origin') !== site)
    run.findings.add({
      call: named.name,
      check: 'cors',
      says: `${named.name}, asked from ${site}, answered without allowing it to read the answer.`,
      mend: 'Send `access-control-allow-origin` and `access-control-allow-credentials` with the answer too, refusals and faults included.',
    });
  else if (missing.length > 0)
    run.findings.add({
      call: named.name,
      check: 'cors',
      severity: 'should',
      says: `${named.name} hides ${missing.map((each) => `\`${each}\``).join(', ')} from a site on another origin.`,
      mend: 'Name them in `access-control-expose-headers`.',
    });
}
