import type { LinkProps } from 'react-aria-components';

/** React Aria leaves `aria-expanded` off links, on which ARIA allows it. */
export const expandable = (isExpanded: boolean, panelId: string): NonNullable<LinkProps['render']> =>
  function Expandable(props) {
    const shown = { 'aria-expanded': isExpanded, ...(isExpanded && { 'aria-controls': panelId }) };
    return 'href' in props ? <a {...props} {...shown} /> : <span {...props} {...shown} />;
  };
