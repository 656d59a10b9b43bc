import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Module {
  file: string;
  source: ts.SourceFile;
  /** Top-level statements by the names that they declare. */
  declared: ReadonlyMap<string, ts.Statement>;
  /** By local name: where it comes from, and what it is called there. */
  imported: ReadonlyMap<string, { from: string; name: string; isType: boolean }>;
}

/** Text of a module, parsed. */
export const sourceOf = (text: string, file = 'x.tsx') =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

export function readModule(file: string, text = readFileSync(file, 'utf8')): Module {
  const source = sourceOf(text, file);
  const declared = new Map<string, ts.Statement>();
  const imported = new Map<string, { from: string; name: string; isType: boolean }>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause } = statement;
      const from = statement.moduleSpecifier.text;
      const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (importClause?.name) imported.set(importClause.name.text, { from, name: 'default', isType });
      const bindings = importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName, isTypeOnly } of bindings.elements)
          imported.set(name.text, { from, name: (propertyName ?? name).text, isType: isType || isTypeOnly });
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        for (const each of namesIn(name)) declared.set(each, statement);
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name
    )
      declared.set(statement.name.text, statement);
  }
  return { file, source, declared, imported };
}

/** Names that are read in a node, and not those of properties. */
export function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    const { parent } = each as { parent?: ts.Node };
    const isLabel =
      parent !== undefined &&
      (ts.isPropertyAccessExpression(parent) ||
        ts.isPropertyAssignment(parent) ||
        ts.isJsxAttribute(parent) ||
        ts.isPropertySignature(parent)) &&
      parent.name === each;
    if (ts.isIdentifier(each) && !isLabel) names.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

const aliases: Readonly<Record<string, string>> = {
  '#ds/': 'src/design-system/components/',
  '#gaming/': 'src/design-system/gaming/',
  '#patterns/': 'src/design-system/patterns/',
  '#testing/': 'src/design-system/testing/',
  '#contract/': 'contract/',
};

/** The file that an import means; undefined for packages. */
export function fileOf(from: string, importer: string): string | undefined {
  const alias = Object.keys(aliases).find((start) => from.startsWith(start));
  const path = alias
    ? join(root, aliases[alias] ?? '', from.slice(alias.length))
    : from.startsWith('.')
      ? join(dirname(importer), from)
      : undefined;
  if (path === undefined) return undefined;
  const ways = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')];
  return ways.find((each) => /\.tsx?$/.test(each) && existsSync(each));
}

/** The library's entry that offers a name of a file: an index of the design system, or that beside the file. */
export function entryOf(file: string | undefined, name: string): string | undefined {
  const [, entry] = /design-system\/(?:components|patterns|gaming)\/(\w+)\/[\w.]+$/.exec(file ?? '') ?? [];
  if (file === undefined || entry === undefined || file.endsWith('/index.ts')) return entry;
  const index = join(dirname(file), 'index.ts');
  return new RegExp(`\\b${name}\\b`).test(readFileSync(index, 'utf8')) ? entry : undefined;
}

/** The object that a module's constant is. */
export function objectNamed(name: string, { declared }: Module): ts.Expression | undefined {
  const statement = declared.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  const { initializer } =
    statement.declarationList.declarations.find((each) => each.name.getText() === name) ?? {};
  return initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
}

/** A part of the object that a story or its file is described by. */
export function partOf(
  node: ts.Expression | undefined,
  name: string,
  module: Module,
): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  let found: ts.Expression | undefined;
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) found = property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) found = property.name;
    if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression))
      found = partOf(objectNamed(property.expression.text, module), name, module) ?? found;
  }
  return found;
}
