const logos = {
  aurora:
    '<path d="M3 22C7 9 13 5 16 5s9 4 13 17" fill="none" stroke="#44c4ac" stroke-width="3.4" stroke-linecap="round"/>' +
    '<path d="M8.5 24.5C10.5 16 13.5 12.5 16 12.5s5.5 3.5 7.5 12" fill="none" stroke="#8f95ff" stroke-width="3.4" stroke-linecap="round"/>' +
    '<circle cx="16" cy="24.5" r="2.6" fill="#6563e8"/>',
  lotus:
    '<path d="M16 4c4 5 4.5 13 0 21-4.5-8-4-16 0-21z" fill="#e5b659"/>' +
    '<path d="M5 10.5c5.5 1.5 9 6.5 9.8 15C8 24 4.5 18 5 10.5zM27 10.5c-5.5 1.5-9 6.5-9.8 15C24 24 27.5 18 27 10.5z" fill="#15a676"/>' +
    '<path d="M6 28.5h20" stroke="#e5b659" stroke-width="2" stroke-linecap="round"/>',
  solar: '<path d="M4 4h24v7L11 28H4z" fill="#ffb938"/><path d="M28 15v13H15z" fill="#f0602c"/>',
};
export type BrandName = keyof typeof logos;
export const brandNames = Object.keys(logos) as BrandName[];

/** A demo brand's sign, 32 by 32; it reads on dark and light ground. */
export function logoSvg(brand: BrandName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${logos[brand]}</svg>\n`;
}
