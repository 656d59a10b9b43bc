import { readFileSync } from 'node:fs';

/** What an agent is told of a component; `import` is how to get at it and what its stories use. */
interface ComponentManifest {
  /** Its stories' file, from the root of the repository. */
  path: string;
  import?: string;
  name?: string;
  /** What its types say of it. */
  reactComponentMeta?: { displayName?: string };
}

interface Manifests {
  components?: { components: Record<string, ComponentManifest> };
}

const { name: packageName } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { name: string };

/** How files of the repository import what has its stories at a path. */
function entryOf(path: string): string | undefined {
  const [, shelf, name] = /src\/design-system\/(components|patterns|gaming)\/(\w+)\//.exec(path) ?? [];
  if (shelf && name) return `#${shelf === 'components' ? 'ds' : shelf}/${name}`;
  const [, screen] = /src\/(features\/.+)\.stories\.tsx$/.exec(path) ?? [];
  return screen && `#${screen}.tsx`;
}

/**
 * Storybook takes it that a component comes from the package, of which the repository's own files know nothing, and that
 * its name is the one that its stories give it.
 */
export function withOwnImports<Given extends Manifests>(manifests: Given): Given {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const entry = entryOf(component.path);
    if (entry && component.import)
      component.import = component.import.replace(`'${packageName}'`, `'${entry}'`);
    const own = component.reactComponentMeta?.displayName;
    if (own && component.path.includes(`/${own}/`)) component.name = own;
  }
  return manifests;
}
