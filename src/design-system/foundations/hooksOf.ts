import { tokensOf } from './tokensOf';
import { vars } from '#theme/vars';

/** Set by react-aria or the browser for a component to read; a brand's value would be written over. */
const measured: ReadonlySet<string> = new Set(['--trigger-width', '--visual-viewport-height']);

/**
 * The style hooks that styles read: custom properties that a brand, or a page around the component, may set to change
 * this component and no other.
 *
 * @param modules what the component's style files export: parts, rules, and functions, which are not looked into
 * @param ofComponents groups of tokens that are said for one component each: `button` for `--button-radius`
 * @returns names of custom properties, in the order of the alphabet
 */
export function hooksOf(
  modules: readonly Readonly<Record<string, unknown>>[],
  ofComponents: readonly string[],
): string[] {
  const general: ReadonlySet<string> = new Set(
    tokensOf(vars, 'vars')
      .map(({ property }) => property)
      .filter((property) => !ofComponents.some((group) => property.startsWith(`--${group}-`))),
  );
  const text = modules
    .flatMap((module) => Object.values(module))
    .map((exported) => (typeof exported === 'string' ? exported : (JSON.stringify(exported) ?? '')))
    .join('\n');
  const read = [...text.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name]) => name ?? '');
  return [...new Set(read)].filter((name) => !general.has(name) && !measured.has(name)).sort();
}
