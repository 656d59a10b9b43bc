import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/**
 * Leaves only the ids of messages in the built code: the words come from the compiled catalogues, and a visitor should
 * not download the English ones twice.
 */
export function slimMessages(): Plugin {
  return {
    name: 'slim-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /messages\.ts$/ },
      handler(code) {
        return { code: applyEdits(code, editsOf(this.parse(code) as unknown as Node)), map: null };
      },
    },
  };
}

/** What to change in a module of messages: every `defineArea` becomes the table of ids that it would make. */
export function editsOf(module: Node): Edit[] {
  const edits: Edit[] = [];
  visit(module, (node) => {
    if (node.type !== 'CallExpression' || (node['callee'] as { name?: string }).name !== 'defineArea')
      return undefined;
    const [prefix, table] = node['arguments'] as Node[];
    const rows = ((table?.['properties'] ?? []) as Node[]).map((property) => {
      const key = property['key'] as Node & { name?: string; value?: string };
      const name = key.name ?? key.value ?? '';
      return { name, own: idOf(property['value'] as Node) ?? `${String(prefix?.['value'])}.${name}` };
    });
    edits.push({ start: node.start, end: node.end, text: tableOf(String(prefix?.['value']), rows) });
    return true;
  });
  return edits;
}

/** Makes `sessionEnded` of `session.ended`; runs in the page, where it is written out. */
const joined = 'key.replace(/\\.(.)/g, (dot, letter) => letter.toUpperCase())';

/**
 * An expression that makes the table in the page. Keys are written once where the id follows from them: with an entry for
 * each id, every message would cost the first download twice.
 */
function tableOf(prefix: string, rows: readonly { name: string; own: string }[]): string {
  const joins = (key: string) => key.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
  const isPlain = ({ name, own }: (typeof rows)[number]) =>
    own === `${prefix}.${name}` && !name.includes(' ');
  const isJoined = ({ name, own }: (typeof rows)[number]) =>
    own === `${prefix}.${joins(name)}` && !name.includes(' ');
  const plain = rows.filter(isPlain);
  const joinedRows = rows.filter((row) => !isPlain(row) && isJoined(row));
  const others = rows.filter((row) => !isPlain(row) && !isJoined(row));
  const listed = (some: typeof rows, end: string) =>
    some.length === 0
      ? []
      : [
          `.../* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ ${JSON.stringify(some.map(({ name }) => name).join(' '))}` +
            `.split(' ').map((key) => [key, { id: ${JSON.stringify(`${prefix}.`)} + ${end} }]))`,
        ];
  const parts = [
    ...listed(plain, 'key'),
    ...listed(joinedRows, joined),
    ...others.map(({ name, own }) => `${JSON.stringify(name)}: { id: ${JSON.stringify(own)} }`),
  ];
  return `{ ${parts.join(', ')} }`;
}

/** The id of a message that has one of its own. */
function idOf(value: Node): string | undefined {
  if (value.type !== 'ObjectExpression') return undefined;
  const properties = value['properties'] as Node[];
  const id = properties.find(({ key }) => (key as { name?: string }).name === 'id');
  return (id?.['value'] as { value?: string } | undefined)?.value;
}
