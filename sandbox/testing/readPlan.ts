import { sql, type SQL } from 'drizzle-orm';
import { rows, type Db } from '../db/database';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Node[];
}

/** What a statement reads, and how; without the choice of reading a small table whole. */
export async function readPlan(db: Db, statement: SQL): Promise<{ scans: string[]; read: string[] }> {
  const scans: string[] = [];
  const read: string[] = [];
  const walk = (node: Node): void => {
    if (node['Actual Loops'] === 0) return;
    if (node['Relation Name'] !== undefined) {
      scans.push(node['Node Type']);
      read.push(node['Relation Name']);
    }
    node.Plans?.forEach(walk);
  };
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const [answer] = await rows<{ 'QUERY PLAN': { Plan: Node }[] }>(
      tx,
      sql`EXPLAIN (ANALYZE, FORMAT JSON, COSTS OFF, TIMING OFF) ${statement}`,
    );
    answer?.['QUERY PLAN'].forEach(({ Plan }) => walk(Plan));
  });
  return { scans: [...new Set(scans)].sort(), read: [...new Set(read)].sort() };
}
