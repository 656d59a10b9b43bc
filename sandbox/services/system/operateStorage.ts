import { Misunderstood, oneOf, type Operator } from './operator';

/** Moves pictures from the database to the bucket, while people go on. Said again it goes on where it ended. */
export async function storage({ storage: port }: Operator, [word]: readonly string[]): Promise<string> {
  oneOf(word, ['move'] as const);
  if (!port.moveFromDatabase)
    throw new Misunderstood(
      'Pictures are kept in the database: STORAGE_URL names no bucket to move them to.',
    );
  const { moved, left } = await port.moveFromDatabase();
  const pictures = `${String(moved)} ${moved === 1 ? 'picture was' : 'pictures were'} moved`;
  return left > 0
    ? `${pictures}; ${String(left)} are still in the database. Say it again.`
    : `${pictures}; all are in the bucket now.`;
}
