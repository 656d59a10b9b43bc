import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from './modes.ts';
import { useToolbar, type ToolbarGlobals } from './toolbar.ts';

/** Toolbar values in the notation of the workshop's addresses. */
const addressOf = ({ theme, brand, locale, direction, density, currency }: ToolbarGlobals): string =>
  Object.entries({ theme, brand, locale, direction, density, currency })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

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
