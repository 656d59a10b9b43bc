import { CsvFile, type Call } from '../../contract';
import type { SignedInCtx } from '../context';
import type { Db } from '../db/database';
import type { ReportSource } from '../db/reportSource';

/** Where a call is answered from. */
export interface AnswerDeps {
  db: Db;
  /** Where reports are read. @default the database */
  reports: ReportSource | undefined;
}

/** Answers a call from the database, or a report from where reports are read; one that lags says as of when it is. */
export async function answer(
  { reports }: AnswerDeps,
  { isReport }: Call,
  ctx: SignedInCtx,
  handle: (ctx: SignedInCtx) => unknown,
): Promise<unknown> {
  if (!isReport || !reports) return handle(ctx);
  const { db, readAt } = reports.next();
  const value = await handle({ ...ctx, db });
  return readAt && !(value instanceof CsvFile)
    ? { ...(value as object), readAt: readAt.toISOString() }
    : value;
}
