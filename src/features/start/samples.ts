import type { BrandId } from '#theme/brands';
import type { StartBrand } from './StatusPage';

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`)}`;

/** The brands with their marks. */
export const brands = {
  aurora: {
    id: 'aurora',
    name: 'Aurora',
    logoSrc: svg(
      32,
      32,
      '<path d="M3 22C7 9 13 5 16 5s9 4 13 17" fill="none" stroke="#44c4ac" stroke-width="3.4" stroke-linecap="round"/><path d="M8.5 24.5C10.5 16 13.5 12.5 16 12.5s5.5 3.5 7.5 12" fill="none" stroke="#8f95ff" stroke-width="3.4" stroke-linecap="round"/><circle cx="16" cy="24.5" r="2.6" fill="#6563e8"/>',
    ),
  },
  lotus: {
    id: 'lotus',
    name: 'Lotus',
    logoSrc: svg(
      32,
      32,
      '<path d="M16 4c4 5 4.5 13 0 21-4.5-8-4-16 0-21z" fill="#e5b659"/><path d="M5 10.5c5.5 1.5 9 6.5 9.8 15C8 24 4.5 18 5 10.5z" fill="#15a676"/><path d="M27 10.5c-5.5 1.5-9 6.5-9.8 15C24 24 27.5 18 27 10.5z" fill="#15a676"/>',
    ),
  },
  solar: {
    id: 'solar',
    name: 'Solar',
    logoSrc: svg(
      32,
      32,
      '<path d="M4 4h24v7L11 28H4z" fill="#ffb938"/><path d="M28 15v13H15z" fill="#f0602c"/>',
    ),
  },
} satisfies Partial<Record<BrandId, StartBrand>>;

/** The brand of the workshop's toolbar; the test brand wears the mark of the first. */
export const brandOf = (id: unknown): StartBrand =>
  (brands as Partial<Record<string, StartBrand>>)[String(id)] ?? brands.aurora;

/** A night sky over water. */
export const heroSrc = svg(
  1440,
  900,
  '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#12132e"/><stop offset=".45" stop-color="#3c3b78"/><stop offset=".62" stop-color="#1c6b66"/><stop offset="1" stop-color="#050812"/></linearGradient></defs><rect width="1440" height="900" fill="url(#s)"/><path d="M0 640l260-90 240 80 300-110 260 100 380-120v400H0z" fill="#16233f"/><path d="M980 900l40-170 40 120 50-210 60 230 50-160 70 190z" fill="#040711"/>',
);
