// @ts-check
// npm run audit:verify [-- --key audit-public.pem]: works the log of what operators did out anew, beside the platform, and names
// what is not as it was written. The database is DATABASE_URL's, for which a reader's role is enough, or the embedded one's.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { platform } from './backup.mjs';
import { helpIfAsked } from './help.mjs';
import { root } from './root.mjs';

helpIfAsked();
try {
  const { key } = parseArgs({ options: { key: { type: 'string' } } }).values;
  const { verifyAudit } = await platform();
  const { acts, heads, faults } = await verifyAudit({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: process.env['DATA_DIR'] || `${root}.data`,
    key: key && resolve(process.env['INIT_CWD'] ?? '.', key),
  });
  for (const fault of faults) console.error(fault);
  const signed = key ? `${heads} signed heads` : 'no signature, as no --key was named';
  console.log(`${acts} acts of operators and ${signed} were looked at: ${faults.length} faults.`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  console.error(
    error instanceof Error && /^(?:PlainError|TypeError)$/.test(error.name) ? error.message : error,
  );
  process.exit(2);
}
