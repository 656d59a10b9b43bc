import type { Ports } from '../ports';
import type { OpenedDatabase } from './connect';
import { foldersWithin } from './contentFolder';
import type { Environment } from './environment';
import { listen } from './listen';
import { serveOperators } from './operatorEndpoint';
import { readOperators } from './operatorsFile';
import { readTls } from './readTls';

/** Answers operators who are elsewhere, on a port of its own that visitors do not reach. */
export async function openOperators(
  { operators, production }: Environment,
  { db }: OpenedDatabase,
  ports: Ports,
  closing: (() => Promise<void>)[],
): Promise<void> {
  if (!operators) return;
  const { file, port, host, tls, contentDir } = operators;
  const folders = contentDir === undefined ? undefined : foldersWithin(contentDir);
  const operator = { db, ...ports, ...(folders && { folders }) };
  const serve = serveOperators(operator, readOperators(file), { production });
  const options = { port, host, variable: 'OPERATOR_PORT', trustedProxies: 0, isSecure: tls !== undefined };
  closing.push((await listen(serve, { ...options, tls: tls && readTls(tls) })).close);
}
