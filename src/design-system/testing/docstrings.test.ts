import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const files = ['components', 'patterns', 'gaming'].flatMap((shelf) =>
  readdirSync(join(root, shelf), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|styles|test|d)\./.test(file))
    .map((file) => join(shelf, file)),
);

/** What stands in the comment before its first tag. */
function wordsFor(member: ts.TypeElement, text: string): string {
  const comment = ts.getLeadingCommentRanges(text, member.pos)?.at(-1);
  const said = comment ? text.slice(comment.pos, comment.end) : '';
  if (!said.startsWith('/**')) return '';
  return (
    said
      .replace(/^\/\*\*|\*\/$|^ *\*/gm, '')
      .split(/(?:^|\s)@\w/)[0]
      ?.trim() ?? ''
  );
}

/** Names that the component's folder gives to the world. */
const exported = (file: string) => {
  const text = readFileSync(join(root, dirname(file), 'index.ts'), 'utf8');
  return new Set(text.match(/\w+/g));
};

/** Members of public interfaces without a word on what they mean. React's `ref` is no part of what a component says. */
function wordless(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = exported(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => names.has(name.text))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => member.name && member.name.getText(source) !== 'ref' && !wordsFor(member, text))
        .map((member) => `${file}: ${name.text}.${member.name?.getText(source) ?? ''}`),
    );
}

it('says of every prop what it means', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(wordless)).toEqual([]);
});
