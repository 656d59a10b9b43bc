import type { ReactElement } from 'react';

/**
 * A decorator that keeps links from leaving the page: a test page that is left is a test run that ends. It listens on
 * the way down, because react-aria lets no click of its own links out.
 */
export function blockNavigation(Story: () => ReactElement): ReactElement {
  return (
    <div
      onClickCapture={(event) => {
        event.preventDefault();
      }}
    >
      <Story />
    </div>
  );
}
