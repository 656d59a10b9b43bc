import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { accepted, still, storySet, without } from './storySet';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Component {
  name: string;
  /** Text of its story file, empty when there is none. */
  text: string;
  /** Text of its styles. */
  styles: string;
  stories: ReadonlyMap<string, { isMatrix: boolean }>;
  /** Values of its props that take one of several words. */
  axes: ReadonlyMap<string, readonly string[]>;
}

const read = (...path: string[]) => {
  const file = join(root, ...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const parse = (text: string) => ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true);

/** The words of `'a' | 'b'`, looked up where the type has a name. */
function wordsOf(type: ts.TypeNode | undefined, named: ReadonlyMap<string, ts.TypeNode>): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => wordsOf(each, named));
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && named.has(type.typeName.text))
    return wordsOf(
      named.get(type.typeName.text),
      new Map([...named].filter(([name]) => name !== type.typeName.getText())),
    );
  return [];
}

const shelves = ['components', 'patterns', 'gaming'];
const sources = shelves.flatMap((shelf) =>
  readdirSync(join(root, shelf), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|styles|test)\./.test(file))
    .map((file) => parse(read(shelf, file))),
);
const namedTypes = new Map(
  sources.flatMap(({ statements }) =>
    statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type] as const),
  ),
);

function axesOf(name: string, source: ts.SourceFile): Map<string, string[]> {
  const props = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((declared) => declared.name.text === `${name}Props`)
    .flatMap(({ members }) => [...members].filter(ts.isPropertySignature));
  return new Map(
    props
      .map((prop) => [prop.name.getText(source), wordsOf(prop.type, namedTypes)] as const)
      .filter(([, words]) => words.length > 1)
      .map(([prop, words]) => [prop, words]),
  );
}

function storiesOf(text: string): Map<string, { isMatrix: boolean }> {
  const source = parse(text);
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declared) => [
        declared.name.getText(source),
        { isMatrix: declared.initializer?.getText(source).includes("'matrix'") ?? false },
      ]),
  );
}

/** A folder in lower case holds a hook, whose stories show how it behaves. */
const isComponent = (name: string) => /^[A-Z]/.test(name);

const components: Component[] = shelves.flatMap((shelf) =>
  readdirSync(join(root, shelf))
    .filter(isComponent)
    .map((name) => {
      const text = read(shelf, name, `${name}.stories.tsx`);
      return {
        name,
        text,
        styles: read(shelf, name, `${name}.styles.ts`),
        stories: storiesOf(text),
        axes: axesOf(name, parse(read(shelf, name, `${name}.tsx`))),
      };
    }),
);
const reasonOf = (component: string, story: string) =>
  (without[component] as Readonly<Record<string, string>> | undefined)?.[story];

it('finds the components, their stories and their axes', () => {
  const button = components.find(({ name }) => name === 'Button');
  expect(button?.stories.get('AllThemes')).toEqual({ isMatrix: true });
  expect(button?.axes.get('tone')).toContain('danger');
  expect(components.length).toBeGreaterThan(80);
});

it('every component has the stories of the set, or says why not', () => {
  const missing = components.flatMap(({ name, stories }) =>
    storySet
      .filter((story) => !stories.has(story) && !reasonOf(name, story))
      .map((story) => `${name}: ${story}`),
  );
  expect(missing).toEqual([]);
});

it('no reason outlives what it excuses', () => {
  const idle = Object.entries(without).flatMap(([name, reasons]) => {
    const stories = components.find((component) => component.name === name)?.stories;
    return Object.keys(reasons)
      .filter((story) => !stories || stories.has(story))
      .map((story) => `${name}: ${story}`);
  });
  expect(idle).toEqual([]);
});

it('what is said to take no input has no style for it', () => {
  const livelier = components.filter(
    ({ name, styles }) =>
      reasonOf(name, 'States') === still &&
      /\[data-(hovered|pressed|focus|selected|disabled|pending)/.test(styles),
  );
  expect(livelier.map(({ name }) => name)).toEqual([]);
});

it('every component is drawn in every cell of the matrix', () => {
  const pale = components
    .filter(
      ({ name, stories }) => stories.get('AllThemes')?.isMatrix !== true && !reasonOf(name, 'AllThemes'),
    )
    .map(({ name }) => name);
  expect(pale).toEqual([]);
  const nowhere = components.filter(
    ({ text, stories }) => text && ![...stories.values()].some(({ isMatrix }) => isMatrix),
  );
  expect(nowhere.map(({ name }) => name)).toEqual([]);
});

it('every value of every axis is drawn by a story', () => {
  const unseen = components.flatMap(({ name, text, axes }) =>
    [...axes].flatMap(([prop, words]) => {
      // What is drawn without asking: the default.
      const seen = words.filter((word) => new RegExp(`['"]${word}['"]|\\b${word}:`).test(text));
      if (seen.length >= words.length - 1 || accepted[`${name}.${prop}`]) return [];
      return [`${name}.${prop}: ${words.filter((word) => !seen.includes(word)).join(', ')}`];
    }),
  );
  expect(unseen).toEqual([]);
});

it('every component has a test of what it does, by keyboard and by pointer where it takes either', () => {
  const untested = components.filter(({ text }) => text && !/\.test\(/.test(text)).map(({ name }) => name);
  expect(untested).toEqual([]);
  const lacking = components.flatMap(({ name, text, stories }) => {
    if (!stories.has('States')) return [];
    const ways = {
      keyboard: /userEvent\.(keyboard|tab|type)\(/,
      pointer: /userEvent\.(click|hover|pointer|dblClick|upload)\(|pointer[A-Z]|new PointerEvent/,
    };
    return Object.entries(ways)
      .filter(([way, used]) => !used.test(text) && !accepted[`${name}.${way}`])
      .map(([way]) => `${name}: no ${way}`);
  });
  expect(lacking).toEqual([]);
});
