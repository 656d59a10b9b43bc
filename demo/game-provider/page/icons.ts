import { Html } from './html';

const icon = (path: string, extra = ''): Html =>
  new Html(
    `<svg class="icon${extra}" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  );

/** The few icons of the game's page, on the same grid and stroke as the site's. `back` points, so it is mirrored. */
export const icons = {
  back: icon('M15 5l-7 7 7 7', ' icon-mirrored'),
  table: icon('M4 5.500h16v13H4zM4 10h16M9.500 10v8.500'),
  minus: icon('M6 12h12'),
  plus: icon('M12 6v12M6 12h12'),
  check: icon('M5 12.500l4.500 4.500L19 7.500'),
  close: icon('M6 6l12 12M18 6L6 18'),
  aim: icon('M12 3v4M12 17v4M3 12h4M17 12h4M18.500 12a6.500 6.500 0 1 1-13 0a6.500 6.500 0 0 1 13 0z'),
  spin: icon('M20 12a8 8 0 1 1-2.600-5.900M20.500 3v4.500H16'),
};
