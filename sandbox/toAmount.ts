/** Minor units as a plain number: `-12.30`. A string and not a number: amounts outgrow what a number holds exactly. */
export function toAmount(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
