import { Controls } from '@storybook/addon-docs/blocks';
import type { PreparedMeta } from 'storybook/internal/types';

interface Declared {
  fileName: string;
}

/** What is read of a component's props out of its types. */
interface Docgen {
  props?: Readonly<Record<string, { parent?: Declared; declarations?: readonly Declared[] }>>;
}

/** Folded until somebody wants to know. */
function Folded({ title, include }: { title: string; include: string[] }) {
  if (include.length === 0) return null;
  return (
    <details className="prop-table">
      <summary>
        {title} ({include.length})
      </summary>
      <Controls include={include} />
    </details>
  );
}

/** The component's own props, then those that it passes on, and those that say something to screen readers alone. */
export function PropTables({ meta }: { meta: PreparedMeta }) {
  const { props = {} } = (meta.component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};
  const isInherited = (name: string) => {
    const { parent, declarations = parent ? [parent] : [] } = props[name] ?? {};
    return declarations.some(({ fileName }) => fileName.includes('node_modules'));
  };
  const names = Object.keys(meta.argTypes);
  const own = names.filter((name) => !isInherited(name));
  const inherited = names.filter(isInherited);
  const isAria = (name: string) => name.startsWith('aria-');
  return (
    <>
      {own.length > 0 && <Controls include={own} />}
      <Folded title="Inherited props" include={inherited.filter((name) => !isAria(name))} />
      <Folded title="Inherited aria-* props" include={inherited.filter(isAria)} />
    </>
  );
}
