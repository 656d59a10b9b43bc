import { networkOf } from '../address';
import type { Ctx } from '../context';
import { unknownDevice } from '../device';
import { getOrCreateVisitor } from '../services/session/visitors';
import type { TestPlatform } from './createTestPlatform';

/** A browser that nobody is signed in with, as services see it: for tests that ask too often for a whole request. */
export async function strangerAt(
  platform: TestPlatform,
  address: string,
): Promise<{ ctx: Ctx; visitorId: string }> {
  const { db, config, ports } = platform;
  const { id: visitorId } = await getOrCreateVisitor({ ...ports, db }, undefined);
  return { visitorId, ctx: contextAt(platform, address, { db, config }) };
}

/** What services are told of a request from an address. */
export function contextAt(
  { ports }: Pick<TestPlatform, 'ports'>,
  address: string,
  place: Pick<Ctx, 'db' | 'config'>,
): Ctx {
  return {
    ...ports,
    ...place,
    actor: null,
    merchant: 'aurora',
    language: 'en',
    address,
    network: networkOf(address),
    device: unknownDevice,
    requestId: 'test',
    key: null,
  };
}

/** The code of the refusal that some work ended with; undefined when it succeeded. */
export const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error) return String(error.code);
      throw error;
    },
  );
