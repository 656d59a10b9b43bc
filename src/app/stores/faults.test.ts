import { contract, type Call } from '#contract';
import { configure } from 'mobx';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import english from '#locales/en.json';
import type { Failure } from '../data/failure';
import { describeFailure } from '../failures/describeFailure';
import { faults, type FaultKind } from '../testing/faults';
import { faultySite, type FaultySite } from '../testing/faultySite';
import { settle } from '../testing/ports';
import { faultCases, type FaultCase } from './faults.cases';
import { cashierFaultCases } from './cashierFaults.cases';
import { pageFaultCases } from './pageFaults.cases';
import { securityFaultCases } from './securityFaults.cases';
import { transferFaultCases } from './transferFaults.cases';

/** Milliseconds until a person is told, at the latest. Source: security.md, 1.5. */
const limit = 15_000;
const slow = 3_000;

// Nothing observes what a test reads.
configure({ computedRequiresReaction: false });

const kinds = Object.keys(faults) as FaultKind[];
type WireFault = Exclude<FaultKind, 'reply after leaving'>;
const wireFaults = kinds.filter((kind): kind is WireFault => kind !== 'reply after leaving');
/** Which failure each fault becomes is the client's, and tested there; a store tells only these apart. */
const kindsOfStores: readonly WireFault[] = ['500', '401', '3 s slow'];
/** The first case meets every fault, so that the way from the wire to a store's words is walked whole once. */
const kindsFor = (one: FaultCase): readonly WireFault[] =>
  one === faultCases[0] ? wireFaults : kindsOfStores;

/** Throws when a failure is worded by a message that the catalogue does not have. */
function words(failure: Failure | undefined): string | undefined {
  const said: string[] = [];
  const formatMessage = ({ id }: { id?: string }): string => {
    const text = (english as Record<string, string>)[id ?? ''];
    if (!text || !id?.startsWith('error.')) throw new Error(`The catalogue has no ${id}.`);
    said.push(text);
    return text;
  };
  const intl = { formatMessage } as unknown as Parameters<typeof describeFailure>[0];
  return failure && describeFailure(intl, failure)?.title;
}

const callOf = (name: string): Call => {
  const [area = '', verb = ''] = name.split('.');
  return (contract as unknown as Record<string, Record<string, Call>>)[area]![verb]!;
};

/** A slow reply is a reply; and some calls answer nothing that could be wrong. */
function isHarmless(call: Call, kind: FaultKind): boolean {
  if (kind === '3 s slow') return true;
  const takes = (value: unknown): boolean => v.safeParse(call.reply, value).success;
  return (kind === '200 wrong types' && takes('(x)')) || (kind === '200 null value' && takes(null));
}

/** Lets the browser's cryptography, which is real, come to its end. */
async function work({ usesCrypto, isPending }: FaultCase, site: FaultySite): Promise<void> {
  await settle();
  for (let turn = 0; usesCrypto && isPending(site) && turn < 400; turn += 1) await settle();
}

async function open(one: FaultCase): Promise<FaultySite> {
  const site = await faultySite({ usesCrypto: one.usesCrypto ?? false });
  await one.prepare?.(site);
  return site;
}

const personal = ['token', 'isAgent', 'account', 'memberLabel', 'customerId'];

describe.concurrent.each(
  [...faultCases, ...securityFaultCases, ...transferFaultCases, ...cashierFaultCases, ...pageFaultCases].map(
    (one) => [one.as ? `${one.call}, ${one.as}` : one.call, one] as const,
  ),
)('%s', (_, one) => {
  const call = callOf(one.call);
  /** Made with the session, where there is one. */
  const isOfPerson = call.token || call.personal === true;

  test.each(kindsFor(one))('%s', async (kind) => {
    const site = await open(one);
    site.break(one.call, kind);
    const acting = one.act(site);
    await work(one, site);
    await site.clock.advance(slow);
    await work(one, site);
    await site.clock.advance(limit - slow);
    await work(one, site);
    expect(one.isPending(site)).toBe(false);
    await acting;

    if (isHarmless(call, kind)) {
      expect([one.isDone(site), one.failure(site)]).toEqual([true, undefined]);
      return;
    }
    if (!one.quiet) {
      // The dialog that says why the session ended takes the place of what was shown for the person.
      const isEnd = kind === '401' && isOfPerson && site.stores.dialogs.open === 'ended';
      expect(isEnd || words(one.failure(site))).toBeTruthy();
    }

    site.mend();
    await site.clock.advance(61_000);
    if (kind === '401' && isOfPerson) await one.prepare?.(site);
    const again = one.act(site);
    await work(one, site);
    await again;
    await settle();
    expect([one.failure(site), one.isPending(site), one.isDone(site)]).toEqual([undefined, false, true]);
  });

  test('reply after leaving', async () => {
    const site = await open(one);
    const release = site.pause(one.call);
    const acting = one.act(site);
    await work(one, site);
    expect(one.isPending(site)).toBe(true);
    one.close?.(site);
    site.stores.session.leave();
    await release();
    await work(one, site);
    await acting;
    for (let turn = 0; one.usesCrypto && !site.stores.session.isSignedIn && turn < 400; turn += 1)
      await settle();
    expect([one.isPending(site), one.failure(site)]).toEqual([false, undefined]);

    const { session, member, wallet } = site.stores;
    if (one.entersLate) expect([session.isSignedIn, session.account]).toEqual([true, 'minh.tran']);
    else {
      expect(session.isSignedIn).toBe(false);
      expect(personal.filter((key) => site.storage.read(key) !== null)).toEqual([]);
      expect([member.info.value, wallet.balance.value]).toEqual([undefined, undefined]);
    }
  });
});

test('every call of the start, the session and the member has its cases', () => {
  const all = (['start', 'session', 'member'] as const).flatMap((area) =>
    Object.keys(contract[area]).map((name) => `${area}.${name}`),
  );
  const tried = faultCases.map(({ call }) => call as string);
  expect(all.filter((name) => !tried.includes(name))).toEqual([]);
  expect(kinds).toHaveLength(20);
});
