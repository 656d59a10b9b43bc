import type { IconSource } from './Icon';

/** Speech bubble with a Z: the mark for a Zalo address. Tabler has none. */
export const ZaloIcon: IconSource = ({ size = 24, stroke = 1.75, ...rest }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <path d="M12 3.5c5 0 9 3.4 9 7.8s-4 7.8-9 7.8c-1 0-2-.1-2.9-.4L4.5 20.5l1.1-3.6C4 15.5 3 13.5 3 11.3c0-4.4 4-7.8 9-7.8z" />
    <path d="M9.2 8.5h5.6l-5.6 6h5.6" />
  </svg>
);

/** Three reels and a lever: slot games. */
export const SlotsIcon: IconSource = ({ size = 24, stroke = 1.75, ...rest }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <rect x="2.5" y="5" width="15.5" height="14" rx="2.5" />
    <path d="M7.7 5v14M12.9 5v14M18 14h1.5a1.5 1.5 0 0 0 1.5-1.5V9" />
    <circle cx="21" cy="7" r="1.6" />
    <path d="M4.7 10.5h1.2M9.7 10.5h1.2M14.9 10.5h1.2M4.7 13.5h1.2M9.7 13.5h1.2M14.9 13.5h1.2" />
  </svg>
);
