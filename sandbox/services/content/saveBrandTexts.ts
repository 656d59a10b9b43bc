import { sql, type SQL } from 'drizzle-orm';
import { rows as rowsOf, type Cell, type Executor } from '../../db/database';
import { contentSources } from '../../db/schema';
import { isPhrase, translateToAll, type Phrase } from '../../words/phrase';
import type { BrandTextRow } from './readBrandTexts';

/**
 * Writes a brand's texts over those that it has, and adds new ones. What a folder does not have stays: people take part
 * in promotions and have redeemed things; `ends` and `on` are for what is over.
 */
export async function saveBrandTexts(
  db: Executor,
  merchantCode: string,
  rows: readonly BrandTextRow[],
): Promise<void> {
  for (const { kind, slug, values, sources } of rows) {
    // A fact that was taken out of the head is none any more; what needs one was refused.
    const cleared = Object.fromEntries(
      Object.values(kind.facts).map(({ column }) => [column, sql`DEFAULT` as SQL]),
    );
    const kept = await phrasesLeftAlone(db, kind.table, `${merchantCode}-${slug}`, values);
    const written = Object.entries({ ...cleared, ...values, ...kept });
    const columns = [sql`id`, sql`merchant_code`, ...written.map(([column]) => sql.identifier(column))];
    const all = [
      sql`${`${merchantCode}-${slug}`}`,
      sql`${merchantCode}`,
      ...written.map(([, value]) => valueOf(value)),
    ];
    const change = written.map(
      ([column]) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
    );
    await db.execute(
      sql`INSERT INTO ${sql.identifier(kind.table)} (${sql.join(columns, sql`, `)}) VALUES (${sql.join(all, sql`, `)})
        ON CONFLICT (id) DO UPDATE SET ${sql.join(change, sql`, `)}`,
    );
    for (const { path, source, html } of sources)
      await db
        .insert(contentSources)
        .values({ merchantCode, path, source, html })
        .onConflictDoUpdate({
          target: [contentSources.merchantCode, contentSources.path],
          set: { source, html },
        });
  }
}

/** Columns whose texts say in every language what the platform's words there say: they stay the platform's. */
async function phrasesLeftAlone(
  db: Executor,
  table: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, Phrase>> {
  const [row = {}] = await rowsOf<Record<string, Cell>>(
    db,
    sql`SELECT * FROM ${sql.identifier(table)} WHERE id = ${id}`,
  );
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => {
      const held = row[column] as unknown;
      if (typeof held !== 'object' || held === null || !isPhrase(held)) return [];
      return isSame(translateToAll(held), value) ? [[column, held] as const] : [];
    }),
  );
}

const isSame = (one: Readonly<Record<string, string>>, other: unknown): boolean =>
  isRecord(other) &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([tag, text]) => other[tag] === text);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Objects are columns of JSON; texts are brought into their column's type by the database. */
const valueOf = (value: unknown): SQL => {
  if (value !== null && typeof value === 'object' && 'queryChunks' in value) return value as SQL;
  if (value !== null && typeof value === 'object') return sql`${JSON.stringify(value)}::jsonb`;
  return sql`${value}`;
};
