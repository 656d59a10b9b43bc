import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import type { Globals } from './modes.ts';

export type ToolbarGlobals = Globals & { viewport?: { value?: string } };

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
