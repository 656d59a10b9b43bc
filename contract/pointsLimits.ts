/** Most of one thing of the points mall at a time. */
export const mostRedeemed = 99;
/** Fewest and most characters of the address that goods are sent to. */
export const fewestAddressCharacters = 10;
export const mostAddressCharacters = 500;
