import { sql } from 'drizzle-orm';
import { rows, type Db } from './database';

/** A column as the catalogue has it. */
interface ColumnRow extends Record<string, string | boolean | null | string[]> {
  table: string;
  column: string;
  type: string;
  is_required: boolean;
  /** Text of its default, or of what it is generated from. */
  default: string | null;
  is_generated: boolean;
  /** The database numbers its rows. */
  is_numbered: boolean;
  /** What the program takes it for: the comment on it. */
  comment: string | null;
  /** Bodies of the checks on it alone. */
  checks: string[];
  /** Columns of the table's primary key. */
  key: string[];
}

/** Columns of all tables, partitions left out: a partition has those of its table. */
const readColumns = (db: Db): Promise<ColumnRow[]> =>
  rows(
    db,
    sql`SELECT t.relname AS table, c.attname AS column, format_type(c.atttypid, c.atttypmod) AS type,
        c.attnotnull AS is_required, pg_get_expr(d.adbin, d.adrelid) AS default, c.attgenerated <> '' AS is_generated,
        c.attidentity <> '' OR coalesce(pg_get_expr(d.adbin, d.adrelid) LIKE 'nextval(%', false) AS is_numbered, col_description(t.oid, c.attnum) AS comment,
        ARRAY(SELECT pg_get_expr(k.conbin, k.conrelid) FROM pg_constraint k
          WHERE k.conrelid = t.oid AND k.contype = 'c' AND k.conkey = ARRAY[c.attnum] ORDER BY k.conname) AS checks,
        ARRAY(SELECT a.attname::text FROM pg_constraint k, unnest(k.conkey) WITH ORDINALITY n (attnum, place),
            pg_attribute a
          WHERE k.conrelid = t.oid AND k.contype = 'p' AND a.attrelid = t.oid AND a.attnum = n.attnum
          ORDER BY n.place) AS key
      FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid AND c.attnum > 0 AND NOT c.attisdropped
        LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = c.attnum
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
        AND t.relname <> 'migrations'
      ORDER BY t.relname COLLATE "C", c.attnum`,
  );

const camelCase = (name: string): string =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Drizzle's column for a type. Whole numbers of 64 bits are bigints: a float would lose cents. */
function columnOf(type: string, name: string, values: readonly string[]): string {
  const place = `'${name}'`;
  const [, bits] = /^bit\((\d+)\)$/.exec(type) ?? [];
  if (bits !== undefined) return `bit(${place}, { dimensions: ${bits} })`;
  switch (type) {
    case 'text':
      return values.length > 0 ? `text(${place}, { enum: [${values.join(', ')}] })` : `text(${place})`;
    case 'bigint':
      return `bigint(${place}, { mode: 'bigint' })`;
    case 'timestamp with time zone':
      return `timestamp(${place}, { withTimezone: true, mode: 'date' })`;
    case 'date':
      return `date(${place}, { mode: 'string' })`;
    case 'boolean':
    case 'integer':
    case 'jsonb':
    case 'numeric':
      return `${type}(${place})`;
    default:
      throw new Error(`${name}: there is no column for the type ${type}`);
  }
}

/** The texts that a check admits, quoted; none when the column may hold others. */
function valuesOf({ checks }: ColumnRow): string[] {
  const [, list] = checks.map((check) => /^\(\w+ = ANY \(ARRAY\[(.*)\]\)\)$/.exec(check)).find(Boolean) ?? [];
  return list?.match(/'[^']*'(?=::text)/g) ?? [];
}

/** A default that is a constant, as code. */
function defaultOf({ default: text, is_generated, type }: ColumnRow): string {
  const [constant] = (is_generated ? null : /^(?:'[^']*'|-?\d+|true|false)/.exec(text ?? '')) ?? [];
  if (constant === undefined) return '';
  const plain = constant.replace(/^'(.*)'$/, '$1');
  const value = type === 'text' ? constant : type === 'bigint' ? `${plain}n` : plain;
  return `.default(${value})`;
}

function renderColumn(row: ColumnRow): string {
  const isKey = row.key.length === 1 && row.key[0] === row.column;
  return [
    `    ${camelCase(row.column)}: ${columnOf(row.type, row.column, valuesOf(row))}`,
    row.comment === null ? '' : `.$type<${row.comment}>()`,
    isKey ? '.primaryKey()' : row.is_required ? '.notNull()' : '',
    row.is_numbered ? '.generatedAlwaysAsIdentity()' : defaultOf(row),
    ',',
  ].join('');
}

function renderTable(columns: readonly ColumnRow[]): string {
  const [{ table, key } = { table: '', key: [] }] = columns;
  const keys = key.map((name) => `table.${camelCase(name)}`).join(', ');
  return [
    `export const ${camelCase(table)} = pgTable(`,
    `  '${table}',`,
    '  {',
    ...columns.map(renderColumn),
    '  },',
    ...(key.length > 1 ? [`  (table) => [primaryKey({ columns: [${keys}] })],`] : []),
    ');',
  ].join('\n');
}

/** Source of Drizzle's tables for what a database holds. Types that comments name come from `columnTypes.ts`. */
export async function generateTables(db: Db): Promise<string> {
  const columns = await readColumns(db);
  const names = new Set(columns.map(({ table }) => table));
  const body = [...names].map((name) => renderTable(columns.filter(({ table }) => table === name)));
  const types = columns.flatMap(({ comment }) => comment?.match(/\b[A-Z]\w*/g) ?? []);
  const named = [...new Set(types)].filter((name) => name !== 'Record').sort();
  const used = [...new Set(body.join('\n').match(/(?<=: )\w+(?=\(')/g)), 'pgTable', 'primaryKey'].sort();
  return [
    '// Made from the schema by schema.test.ts (`npx vitest run sandbox/db/schema.test.ts -u`). Change the SQL, not this.',
    `import { ${used.join(', ')} } from 'drizzle-orm/pg-core';`,
    `import type { ${named.join(', ')} } from '../columnTypes';`,
    '',
    body.join('\n\n'),
    '',
  ].join('\n');
}
