import type ts from 'typescript';
import { entryOf, fileOf, namesIn, readModule, sourceOf, type Module } from './modules.ts';
import { plain, print } from './print.ts';

const library = 'white-label-design-system';

/** Everything that a snippet needs beside its own function. */
export class Needs {
  readonly #texts = new Map<string, string>();
  readonly #imports = new Map<string, { names: Set<string>; types: Set<string> }>();

  add(names: Iterable<string>, module: Module): void {
    for (const name of names) this.#addName(name, module);
  }

  #addName(name: string, module: Module): void {
    const statement = module.declared.get(name);
    if (statement) return this.#declare(statement, module);
    const { from, name: there, isType } = module.imported.get(name) ?? {};
    if (from === undefined || there === undefined || from === 'storybook/test') return;
    const file = fileOf(from, module.file);
    const entry = from === '#ds-i18n' ? 'i18n' : entryOf(file, there);
    if (entry) this.#import(`${library}/${entry}`, there === name ? name : `${there} as ${name}`, isType);
    else if (file) {
      if (name !== 'State') this.#follow(there, readModule(file));
    } else if (from.startsWith('@tabler/icons-react/')) this.#import('@tabler/icons-react', name, false);
    else if (!from.startsWith('#'))
      this.#import(from, there === 'default' ? `default as ${name}` : name, isType);
  }

  /** Adds what a module of samples gives. A snippet that lacked it would not compile. */
  #follow(name: string, module: Module): void {
    if (!module.declared.has(name) && !module.imported.has(name))
      throw new Error(`${module.file} neither declares nor imports ${name}, which a snippet needs from it.`);
    this.#addName(name, module);
  }

  #declare(statement: ts.Statement, module: Module): void {
    const key = `${module.file}:${statement.pos}`;
    if (this.#texts.has(key)) return;
    this.#texts.set(key, '');
    const text = print(statement, plain).replace(/^export /, '');
    this.add(namesIn(sourceOf(text)), module);
    // After what it needs itself.
    this.#texts.delete(key);
    this.#texts.set(key, text);
  }

  #import(from: string, name: string, isType = false): void {
    const own = this.#imports.get(from) ?? { names: new Set(), types: new Set() };
    this.#imports.set(from, own);
    (isType ? own.types : own.names).add(name);
  }

  toString(): string {
    const imports = [...this.#imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([from, { names, types }]) => [
        ...(names.size > 0 ? [`import { ${[...names].join(', ')} } from '${from}';`] : []),
        ...(types.size > 0 ? [`import type { ${[...types].join(', ')} } from '${from}';`] : []),
      ]);
    return `${imports.join('\n')}\n\n${[...this.#texts.values()].join('\n\n')}`;
  }
}
