import { contract, headers as names } from '../../contract';
import type { NamedCall } from '../../contract/namedCalls';
import { isEmptyHarmless } from './inputs';
import { isRefusedWith, judgeAnswer, wordsOf } from './judge';
import type { Run } from './context';
import type { Wire } from './wire';

const tenMinutes = 600_000;

/**
 * Sealed bodies are opened, and what could have been recorded or made up is not. What is inside is empty, so that even a
 * platform that opens everything carries nothing out.
 */
export async function checkSealing(run: Run, named: NamedCall, wire: Wire): Promise<void> {
  const { name, call } = named;
  const { findings } = run;
  if (!isEmptyHarmless(call))
    return findings.skip(name, 'an empty request is a valid one: its sealing was not tried');
  const key = call.retry === 'keyed' ? 'conformance-sealing-key' : undefined;
  const send = (body: string) => wire.send(call, { body, key });
  const sealed = JSON.stringify(await wire.seal(call, {}));
  const first = await send(sealed);
  if (!judgeAnswer(findings, named, first, 'with a sealed body')) return;
  if (isRefusedWith(first, 'request.unsealed')) {
    findings.add({
      call: name,
      check: 'sealing',
      says: `${name} did not open a body that the site sealed.`,
      mend: `Open AES-256-GCM with the associated data \`${call.method} ${call.path}\\nts\\nnonce\`, under the key that travels by RSA-OAEP with SHA-256 for the key of \`start.sealingKey\`.`,
    });
    return;
  }
  const other = call === contract.session.login ? contract.cashier.withdraw : contract.session.login;
  const changed = {
    ...(JSON.parse(sealed) as object),
    kid: 'no-such-key',
    nonce: 'MDEyMzQ1Njc4OTAxMjM0NQ==',
  };
  const tries: readonly (readonly [check: string, what: string, body: string, mend: string])[] = [
    [
      'replay',
      'the same sealed body a second time',
      sealed,
      'Keep each nonce for as long as its timestamp could be accepted, in a place that all servers share, and refuse one that was seen.',
    ],
    [
      'unsealed',
      'a body that is not sealed',
      '{}',
      'Take this call only sealed: its body holds what must not reach a log.',
    ],
    [
      'stale',
      'a body sealed ten minutes ago',
      JSON.stringify(await wire.seal(call, {}, -tenMinutes)),
      'Refuse a timestamp that is more than 60 s off your clock, either way.',
    ],
    [
      'stale',
      'a body sealed ten minutes ahead',
      JSON.stringify(await wire.seal(call, {}, tenMinutes)),
      'Refuse a timestamp that is more than 60 s off your clock, either way.',
    ],
    [
      'moved',
      'a body sealed for another call',
      JSON.stringify(await wire.seal(other, {})),
      'Take method and path of the request as part of the associated data.',
    ],
    [
      'key',
      'a body sealed for a key that is none',
      JSON.stringify(changed),
      'Open only what names a key of yours.',
    ],
  ];
  for (const [check, what, body, mend] of tries) {
    const answer = await send(body);
    if (!judgeAnswer(findings, named, answer, `with ${what}`)) continue;
    if (!isRefusedWith(answer, 'request.unsealed'))
      findings.add({
        call: name,
        check,
        says: `${name}, sent ${what}, answered with ${wordsOf(answer)}.`,
        mend: `${mend} Answer \`request.unsealed\` (400), the same for every such fault.`,
      });
  }
}

/** The cookies of a session are out of reach of scripts, of plain http and of other sites. */
export function judgeCookies(run: Run, lines: readonly string[]): void {
  const isSession = /session/i;
  const session = lines.find((line) => isSession.test(line.split('=')[0] ?? ''));
  const add = (says: string, mend: string): void =>
    run.findings.add({ call: 'session.login', check: 'cookie', says, mend });
  if (!session)
    return add(
      'session.login set no cookie for the session.',
      'Give a session two halves: the token in the reply, and a secret in a cookie that is HttpOnly, Secure and SameSite.',
    );
  // Safari's engine keeps no `Secure` cookie of a platform that is tried on this machine without https.
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(run.options.platform);
  for (const flag of ['HttpOnly', ...(isLocal ? [] : ['Secure']), 'SameSite'])
    if (!new RegExp(`;\\s*${flag}`, 'i').test(session))
      add(
        `The session's cookie is set without ${flag}.`,
        `Set it with HttpOnly, Secure and SameSite; a name that begins with \`__Host-\` binds it to the host.`,
      );
}

/** What is no call answers in words too. */
export async function checkUnknown(run: Run, wire: Wire): Promise<void> {
  const headers = { [names.merchant]: wire.options.merchant, [names.site]: '1' };
  const asked: readonly (readonly [what: string, path: string, method: string])[] = [
    ['for a path that is no call', '/wps/no/such/call', 'GET'],
    ['by a method that the call does not take', contract.start.status.path, 'PUT'],
  ];
  for (const [what, path, method] of asked) {
    const answer = await wire.raw(path, method, { headers, ...(method === 'PUT' && { body: '{}' }) });
    if (!isRefusedWith(answer, 'path.unknown') || ![404, 405].includes(answer.status))
      run.findings.add({
        call: 'the platform',
        check: 'unknown path',
        severity: 'should',
        says: `The platform, asked ${what}, answered with ${wordsOf(answer)}.`,
        mend: 'Refuse what is no call with `path.unknown` (404, or 405 with `allow`).',
      });
  }
}

/** Asks for pictures until the platform says that it is enough, and then looks whether it says for how long. */
export async function checkLimit(run: Run, wire: Wire): Promise<void> {
  const named: NamedCall = { name: 'session.captcha', call: contract.session.captcha };
  for (let index = 0; index < 12; index += 1) {
    const answer = await wire.send(named.call);
    judgeAnswer(run.findings, named, answer, `${index + 1} times at once`);
    if (answer.status === 429) return;
  }
  run.findings.skip(
    'session.captcha',
    'twelve at once were all answered: no limit was met, so its `retry-after` was not seen',
  );
}
