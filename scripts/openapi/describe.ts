import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type * as v from 'valibot';

/** What the source of the contract says of schemas and calls: by the runtime object that it became. */
export interface Descriptions {
  /** Doc comment of a call, or of a schema that has a name. */
  of: (thing: object) => string | undefined;
  /** Doc comments of the fields of an object schema. */
  fields: (schema: object) => Readonly<Record<string, string>>;
}

/** Where the text of a schema and the schema itself meet. */
interface Reader {
  source: ts.SourceFile;
  declarations: ReadonlyMap<string, ts.VariableDeclaration>;
  things: WeakMap<object, string>;
  fields: WeakMap<object, Record<string, string>>;
}

/**
 * Reads the doc comments of the contract, and finds the schema that each belongs to by walking source and value side by
 * side.
 * @param folder of the contract
 * @param modules what each file of it exports, by its name without `.ts`
 */
export function readDescriptions(
  folder: string,
  modules: Readonly<Record<string, Record<string, unknown>>>,
): Descriptions {
  const things = new WeakMap<object, string>();
  const fields = new WeakMap<object, Record<string, string>>();
  for (const [name, exported] of Object.entries(modules)) {
    const file = join(folder, `${name}.ts`);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const declarations = declarationsOf(source);
    const reader: Reader = { source, declarations, things, fields };
    for (const [variable, value] of Object.entries(exported)) {
      const declaration = declarations.get(variable);
      if (!declaration?.initializer || !isObject(value)) continue;
      const says = commentOf(declaration.parent.parent);
      if (says && !things.has(value)) things.set(value, says);
      // What is piped stands first in its own pipe, and is what is met when the schema is taken apart.
      const [first] = (value['pipe'] ?? []) as readonly object[];
      if (says && first && !things.has(first)) things.set(first, says);
      walk(reader, declaration.initializer, value);
    }
  }
  const none = {};
  return {
    of: (thing) => things.get(thing),
    fields: (schema) => fields.get((schema as { entries?: object }).entries ?? none) ?? none,
  };
}

/** The modules of the contract's folder. */
export async function contractModules(folder: string): Promise<Record<string, Record<string, unknown>>> {
  const names = readdirSync(folder)
    .filter((file) => /^\w+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
  const loaded = await Promise.all(
    names.map(async (name) => [name, (await import(join(folder, `${name}.ts`))) as Record<string, unknown>]),
  );
  return Object.fromEntries(loaded) as Record<string, Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function declarationsOf(source: ts.SourceFile): Map<string, ts.VariableDeclaration> {
  const found = new Map<string, ts.VariableDeclaration>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
  return found;
}

/** The doc comment right before a node, as one line of prose. */
function commentOf(node: ts.Node): string | undefined {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const text = typeof doc?.comment === 'string' ? doc.comment : ts.getTextOfJSDocComment(doc?.comment);
  return text?.replaceAll(/\s+/g, ' ').trim() || undefined;
}

function walk(reader: Reader, expression: ts.Expression, value: unknown): void {
  if (!isObject(value)) return;
  if (ts.isIdentifier(expression)) {
    const declared = reader.declarations.get(expression.text)?.initializer;
    if (declared) walk(reader, declared, value);
  } else if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    walk(reader, expression.expression, value);
  else if (ts.isObjectLiteralExpression(expression)) walkProperties(reader, expression, value);
  else if (ts.isCallExpression(expression)) walkCall(reader, expression, value);
}

/** A table of calls, or one call's record. */
function walkProperties(
  reader: Reader,
  expression: ts.ObjectLiteralExpression,
  value: Record<string, unknown>,
): void {
  for (const property of expression.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const name = property.name.getText(reader.source).replaceAll(/['"]/g, '');
    const child = value[name];
    const says = commentOf(property);
    if (says && isObject(child) && !reader.things.has(child)) reader.things.set(child, says);
    walk(reader, property.initializer, child);
  }
}

function walkCall(reader: Reader, { expression, arguments: given }: ts.CallExpression, value: object): void {
  const [first, second] = given;
  const name = expression.getText(reader.source).replace(/^v\./, '');
  const schema = value as Record<string, unknown>;
  if (name === 'defineCall') {
    if (first && ts.isObjectLiteralExpression(first)) walkProperties(reader, first, schema);
  } else if (/^(?:loose|strict)?[oO]bject$/.test(name) || name === 'variant') {
    if (first && ts.isObjectLiteralExpression(first) && isObject(schema['entries']))
      walkEntries(reader, first, schema['entries']);
  } else if (/^(?:optional|nullable|nullish|fallback)$/.test(name)) {
    // A fallback is its schema with one thing more.
    if (first) walk(reader, first, schema['wrapped'] ?? value);
  } else if (name === 'array') {
    if (first) walk(reader, first, schema['item']);
  } else if (name === 'record') {
    if (second) walk(reader, second, schema['value']);
  } else if (name === 'pipe') {
    if (first) walk(reader, first, value);
  } else if (name === 'union') {
    const options = (schema['options'] ?? []) as readonly unknown[];
    if (first && ts.isArrayLiteralExpression(first))
      first.elements.forEach((element, index) => walk(reader, element, options[index]));
  }
}

function walkEntries(
  reader: Reader,
  literal: ts.ObjectLiteralExpression,
  entries: Record<string, unknown>,
): void {
  // A schema and its longer form with checks are two objects that share their entries.
  const own = reader.fields.get(entries) ?? {};
  for (const property of literal.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const name = property.name.getText(reader.source).replaceAll(/['"]/g, '');
    const says = commentOf(property);
    if (says) own[name] ??= says;
    walk(reader, property.initializer, entries[name]);
  }
  reader.fields.set(entries, own);
}

/** Whether a value is a schema of Valibot. */
export const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema' && typeof value['type'] === 'string';
