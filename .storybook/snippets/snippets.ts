import { basename } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { bodyOf, elementOf, readArgs } from './drawn.ts';
import { namesIn, objectNamed, partOf, readModule, sourceOf } from './modules.ts';
import { Needs } from './needs.ts';

/** Stories that no docs page shows. */
const isHidden = (tags: ts.Expression | undefined) => tags?.getText().includes("'!autodocs'") ?? false;

/**
 * For each story of a component that its docs page shows: a module that draws the same from the library's package as it
 * stands, with what it imports, its samples and its handlers. What draws a story apart – a width, a forced state – is left
 * out.
 * @param file path of the story file
 * @returns code by the story's export
 */
export async function snippetsOf(file: string, text?: string): Promise<Record<string, string>> {
  const module = readModule(file, text);
  const metaCall = objectNamed('meta', module);
  const meta = metaCall && ts.isCallExpression(metaCall) ? metaCall.arguments[0] : undefined;
  const component =
    /^\w+/.exec(partOf(meta, 'component', module)?.getText() ?? '')?.[0] ?? basename(file, '.stories.tsx');
  const snippets: Record<string, string> = {};
  for (const [name, statement] of module.declared) {
    const call = objectNamed(name, module);
    const isExported = ts.isVariableStatement(statement) && statement.getText().startsWith('export ');
    if (!isExported || !call || !ts.isCallExpression(call) || call.expression.getText() !== 'meta.story')
      continue;
    const [said] = call.arguments;
    const story = said && ts.isIdentifier(said) ? objectNamed(said.text, module) : said;
    if (isHidden(partOf(story, 'tags', module)) || isHidden(partOf(meta, 'tags', module))) continue;
    const props = new Map<string, string>();
    for (const each of [meta, story]) readArgs(partOf(each, 'args', module), module, props);
    const render = partOf(story, 'render', module) ?? partOf(meta, 'render', module);
    const drawn = render && ts.isIdentifier(render) ? render.text : component;
    const body =
      render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render))
        ? bodyOf(render, props)
        : `return (${elementOf(drawn, props)});`;
    const needs = new Needs();
    needs.add(namesIn(sourceOf(`function x() {${body}}`)), module);
    snippets[name] = await format(`${needs.toString()}\n\nexport function ${name}() {\n${body}\n}\n`, {
      parser: 'typescript',
      singleQuote: true,
      printWidth: 100,
    });
  }
  return snippets;
}

/** Whether a file holds stories of what the library offers. */
export const isShown = (file: string) =>
  /design-system\/(?:components|patterns|gaming)\/[A-Z]\w+\/\w+\.stories\.tsx$/.test(file);

/** Gives each story of a component its snippet, which its docs page shows. */
export function snippets(): Plugin {
  return {
    name: 'snippets',
    enforce: 'pre',
    async transform(code, id) {
      if (!isShown(id)) return undefined;
      const texts = Object.entries(await snippetsOf(id));
      const lines = texts.map(
        ([name, text]) =>
          `${name}.input.parameters = { ...${name}.input.parameters, docs: { ...${name}.input.parameters?.docs, source: { language: 'tsx', code: ${JSON.stringify(text)} } } };`,
      );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
