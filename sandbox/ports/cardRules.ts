// What beats what at the card tables; for the platform, for its guests and for the page.
export { beats, comboOf, playsOf, rankOf } from '../services/cardRoom/rules';
