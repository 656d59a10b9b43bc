import type { GameTileGame } from './TileOverlay';

/** Stand-in art for stories: drawn here, so that no story needs the network. */
export function sampleArt(seed: number, width = 300, height = 400): string {
  const hue = (seed * 47) % 360;
  const x = 30 + ((seed * 29) % 40);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 34%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 62% 14%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${x}%" cy="40%" r="${height / 5}" fill="hsl(${(hue + 30) % 360} 80% 62%)"/><path d="M0 ${height * 0.8} ${width * 0.3} ${height * 0.55} ${width * 0.55} ${height * 0.78} ${width * 0.8} ${height * 0.6} ${width} ${height * 0.8}V${height}H0z" fill="hsl(${hue} 50% 12%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const names = [
  'Ember Fox',
  'Prism Vault',
  'Lantern Night',
  'Owl of Fortune',
  'Comet',
  'Peacock Court',
  'Thunder Koi',
];
const facts = [
  { label: 'Min bet', value: '$0.20' },
  { label: 'Lines', value: '40' },
  { label: 'RTP', value: '96.4%' },
];

/** A wall of games for stories. */
export function sampleGames(count: number): GameTileGame[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `game-${index}`,
    name:
      index < names.length
        ? (names[index] as string)
        : `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
    sub: `${20 + (index % 4) * 10} lines · $0.20`,
    imageSrc: sampleArt(index % 60),
    href: `#game-${index}`,
    facts,
    canTryFree: true,
    ...(index % 9 === 1 && { badge: { label: 'Jackpot', tone: 'highlight' as const } }),
    ...(index % 9 === 4 && { badge: { label: 'New' } }),
  }));
}
