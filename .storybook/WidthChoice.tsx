import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from './modes.ts';
import { useToolbar } from './toolbar.ts';

/** The widths of the toolbar, which Storybook offers beside a story alone: all examples of the page follow. */
export function WidthChoice({ story }: { story: PreparedStory }) {
  const { channel } = useContext(DocsContext);
  const { viewport } = useToolbar(story);
  const choose = (value: string | undefined) =>
    channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value, isRotated: false } } });
  const chosen = viewport?.value;
  return (
    <div className="width-choice" role="group" aria-label="Width of the examples">
      {[undefined, ...Object.keys(viewports)].map((value) => (
        <button
          key={value ?? 'page'}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {value === undefined ? 'As wide as the page' : viewports[value as keyof typeof viewports].name}
        </button>
      ))}
    </div>
  );
}
