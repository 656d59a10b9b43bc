import { icons } from 'virtual:used-icons';
import { expect } from 'storybook/test';
import { Icon, SlotsIcon, ZaloIcon } from '#ds/Icon';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Icon });

const all = { ...icons, SlotsIcon, ZaloIcon };
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 12,
};
const row = {
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

/**
 * Every icon that the product uses, by the name of its file in `@tabler/icons-react/dist/esm/icons`, and our own two. A
 * page loads only those it imports.
 */
export const All = meta.story({
  render: () => (
    <ul style={grid} lang="en" dir="ltr">
      {Object.entries(all).map(([name, icon]) => (
        <li key={name} style={row}>
          <Icon icon={icon} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(50);
  },
});
