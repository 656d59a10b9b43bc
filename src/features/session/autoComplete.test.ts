import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const features = fileURLToPath(new URL('..', import.meta.url));

/** Fields that are about the reader, by the word of their label's message, and what browsers call that. Source: WCAG 2.2, 1.3.5. */
const purposes: readonly (readonly [label: RegExp, tokens: readonly string[]])[] = [
  [/[eE]mail$/, ['email']],
  [/^(?:username|account)$/, ['username', 'off']],
  [/^(?:password|oldPassword|currentPassword)$/, ['current-password', 'new-password']],
  [/^(?:newPassword|confirmPassword)$/, ['new-password']],
];

/** Fields that are typed in, with the message of their label and what they say of their purpose. */
const fields = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(features, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found: { file: string; label: string; purpose: string | undefined; isSaid: boolean }[] = [];
    const visit = (node: ts.Node): void => {
      if (
        (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
        /^(?:TextField|PasswordField)$/.test(node.tagName.getText())
      ) {
        const element = node.getText();
        const label = /label=\{t\(\w+\.(\w+)/.exec(element)?.[1] ?? '';
        const purpose = /autoComplete="([\w-]+)"/.exec(element)?.[1];
        // What is spread says it where it is made; a field that is read is not filled in.
        const isSaid = /\bautoComplete=|\{\.\.\.\w+\}|\bisReadOnly\b/.test(element);
        found.push({ file, label, purpose, isSaid });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

it('every field that is typed in says whether a browser may fill it in, and with what', () => {
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ isSaid }) => !isSaid)).toEqual([]);
});

it('every field about the reader says what it is for', () => {
  // What an agent types of somebody else is nothing that the agent's browser should keep.
  const own = fields.filter(({ file }) => !file.startsWith('agent'));
  const known = own.flatMap((field) =>
    purposes.filter(([label]) => label.test(field.label)).map(([, tokens]) => ({ ...field, tokens })),
  );
  expect(known.length).toBeGreaterThan(1);
  expect(known.filter(({ purpose, tokens }) => !tokens.includes(String(purpose)))).toEqual([]);
});
