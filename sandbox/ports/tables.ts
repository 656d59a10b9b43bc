// The felts and what their areas pay; for the platform, for its guests and for the page.
export { colourOf } from '../services/tables/roulette';
export { type AreaLimit, type DealtKind, type TableGame, dealtKinds } from '../services/tables/tableGame';
