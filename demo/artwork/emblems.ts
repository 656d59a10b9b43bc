import { at } from './random';

const faces = [
  ['#8f95ff', '#3c3996', '#7de0cb'],
  ['#f7b267', '#b3425c', '#ffe3b0'],
  ['#69d2a0', '#116a5b', '#e9d79a'],
  ['#7fb8ff', '#234a9a', '#ffd0e8'],
  ['#ffb3c8', '#7a2270', '#ffd98a'],
  ['#ffd36b', '#a8431c', '#ffe9c4'],
  ['#9be8e0', '#0f5a6a', '#ffc9a0'],
  ['#c9a6ff', '#4a1f86', '#9fe8c8'],
] as const;

/** Hills and suns behind: four landscapes that keep their form at 20 pixels. */
const landscapes: readonly ((light: string, haze: string) => string)[] = [
  (light, haze) =>
    `<circle cx="26" cy="9" r="11" fill="${light}"/><path d="M-2 36C4 20 16 20 38 34v4H-2z" fill="${haze}" opacity=".9"/><path d="M-2 38C8 28 20 27 38 38z" fill="${light}"/>`,
  (light, haze) =>
    `<circle cx="11" cy="12" r="8" fill="${haze}"/><path d="M-2 38 12 17l8 12 6-8 14 17z" fill="${light}"/><path d="M-2 38 20 29l20 9z" fill="${haze}" opacity=".7"/>`,
  (light, haze) =>
    `<path d="M0 22c6-5 12 5 18 0s12 5 18 0v14H0z" fill="${light}"/><path d="M0 29c6-5 12 5 18 0s12 5 18 0v7H0z" fill="${haze}" opacity=".85"/><circle cx="18" cy="10" r="6" fill="${haze}"/>`,
  (light, haze) =>
    `<path d="M18 4a13 13 0 1 0 13 17A11 11 0 0 1 18 4z" fill="${haze}"/><path d="M-2 38C6 26 30 26 38 38z" fill="${light}"/>`,
];

/** A member's picture: 36 by 36, thirty-two different ones, then round again. */
export function avatarSvg(index: number): string {
  const [light, ground, haze] = at(faces, index);
  const scene = at(landscapes, Math.floor(index / faces.length) + index)(light, haze);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="${ground}"/>${scene}</svg>`;
}

const colours = [
  ['#e4405f', '#fff'],
  ['#2767d8', '#ffd36b'],
  ['#15803f', '#fff'],
  ['#f2b93b', '#1b1d2b'],
  ['#7c4ddb', '#fff'],
  ['#16202f', '#ff8a4d'],
  ['#0d8ba1', '#fff'],
  ['#c2410c', '#ffe3b0'],
  ['#f4f5f8', '#b3122e'],
  ['#1d2f6f', '#9fd0ff'],
] as const;

const partings = [
  'M0 0h10v20H0z',
  'M0 0h20L0 20z',
  'M0 6.5h20v7H0z',
  'M7 0h6v20H7z',
  'M0 0h5v20H0zM10 0h5v20h-5z',
  'M10 0h10v10H10zM0 10h10v10H0z',
  'M0 0l20 20h-6L0 6z',
] as const;

/** A team's crest: 20 by 20, seventy different ones, then round again. */
export function crestSvg(index: number): string {
  const [field, charge] = at(colours, index);
  const parting = at(partings, index + Math.floor(index / colours.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" fill="${field}"/><path d="${parting}" fill="${charge}" opacity=".92"/></svg>`;
}
