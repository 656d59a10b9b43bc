const verbs = new Set([
  'SELECT',
  'INSERT',
  'UPDATE',
  'DELETE',
  'WITH',
  'BEGIN',
  'COMMIT',
  'ROLLBACK',
  'SAVEPOINT',
  'SET',
  'NOTIFY',
]);

/** What a statement is called in a trace: its verb and the table or function that it asks first, never a value. */
export function statementName(text: string): string {
  // A value may stand in quotes, and hold anything.
  const bare = text.replaceAll(/'(?:[^']|'')*'/g, "''");
  const verb = /^\s*([a-z]+)/i.exec(bare)?.[1]?.toUpperCase() ?? '';
  if (!verbs.has(verb)) return 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_]*)/i.exec(bare)?.[1];
  const called = /^\s*select\s+([a-z_][a-z0-9_]*)\s*\(/i.exec(bare)?.[1];
  const what = called ?? table;
  return what === undefined ? verb : `${verb} ${what.toLowerCase()}`;
}
