import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { viewports, type Globals } from './modes.ts';

type ToolbarGlobals = Globals & { viewport?: { value?: string } };

/** Toolbar values in the notation of the workshop's addresses. */
const addressOf = ({ theme, brand, locale, direction, density }: ToolbarGlobals): string =>
  Object.entries({ theme, brand, locale, direction, density })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** The values of the toolbar, again whenever one is chosen. */
export function useToolbar(story: PreparedStory): ToolbarGlobals {
  const docs = useContext(DocsContext);
  const read = () => docs.getStoryContext(story as never).globals as ToolbarGlobals;
  const [globals, setGlobals] = useState(read);
  useEffect(() => {
    const follow = (told: { globals: ToolbarGlobals }) => setGlobals(told.globals);
    docs.channel.on(GLOBALS_UPDATED, follow);
    return () => docs.channel.off(GLOBALS_UPDATED, follow);
  }, [docs]);
  return { ...globals, ...(story.storyGlobals as Partial<Globals>) };
}

/**
 * A story in a window of its own: what is fixed to the window or opens over it, and whole screens, would otherwise lie
 * over the page. It has the toolbar's viewport.
 */
export function ExampleFrame({ story }: { story: PreparedStory }) {
  const globals = useToolbar(story);
  const size = viewports[(globals.viewport?.value ?? '') as keyof typeof viewports]?.styles;
  return (
    <>
      <iframe
        title={story.name}
        loading="lazy"
        className="example-frame"
        src={`iframe.html?id=${story.id}&viewMode=story&example=1&globals=${addressOf(globals)}`}
        style={{ width: size?.width ?? '100%', height: size?.height ?? 560 }}
      />
      <a className="example-alone" href={`?path=/story/${story.id}`} target="_top">
        Open {story.name} alone
      </a>
    </>
  );
}
