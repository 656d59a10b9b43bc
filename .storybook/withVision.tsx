import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Colours as people with each kind of colour blindness see them: red, green and blue out of red, green and blue. */
const matrices: Readonly<Record<string, readonly [red: string, green: string, blue: string]>> = {
  protanopia: ['.567 .433 0', '.558 .442 0', '0 .242 .758'],
  protanomaly: ['.817 .183 0', '.333 .667 0', '0 .125 .875'],
  deuteranopia: ['.625 .375 0', '.7 .3 0', '0 .3 .7'],
  deuteranomaly: ['.8 .2 0', '.258 .742 0', '0 .142 .858'],
  tritanopia: ['.95 .05 0', '0 .433 .567', '0 .475 .525'],
  tritanomaly: ['.967 .033 0', '0 .733 .267', '0 .183 .817'],
  achromatopsia: ['.299 .587 .114', '.299 .587 .114', '.299 .587 .114'],
};
const plain: Readonly<Record<string, string>> = { blurred: 'blur(2px)', grayscale: 'grayscale(100%)' };

/** Draws the story as the toolbar's "Vision" asks. The addon's own way is markup, which the site's policy forbids. */
export const withVision: Decorator = (Story, { globals, viewMode }) => {
  const vision = String(globals['vision'] ?? '');
  return viewMode === 'story' && (vision in matrices || vision in plain) ? (
    <Seen vision={vision}>
      <Story />
    </Seen>
  ) : (
    <Story />
  );
};

/** A filter over the page, because what a story opens stands beside the story. */
function Seen({ vision, children }: { vision: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.style.filter = plain[vision] ?? 'url("#vision")';
    return () => {
      document.body.style.filter = '';
    };
  }, [vision]);
  const rows = matrices[vision];
  return (
    <>
      {children}
      {rows && (
        <svg
          aria-hidden
          width="0"
          height="0"
          style={{ position: 'absolute' }}
          colorInterpolationFilters="sRGB"
        >
          <filter id="vision">
            <feColorMatrix values={[...rows.map((row) => `${row} 0 0`), '0 0 0 1 0'].join(' ')} />
          </filter>
        </svg>
      )}
    </>
  );
}
