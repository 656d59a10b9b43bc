/** The last two digits of a number. */
export const maskNumber = (number: string): string => `•••• ${number.replaceAll(/\D/g, '').slice(-2)}`;

/** The first letter of an address, and its host's. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@', 2);
  return `${name.slice(0, 1)}•••@${host.slice(0, 1)}•••`;
}

/** A network address with its last part blanked out: 203.0.113.••, 2001:db8:12:••. */
export function maskNetwork(network: string): string {
  const [address = ''] = network.split('/');
  if (address.includes(':')) return `${address.replace(/:+$/, '')}:••`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.replace(/\d+$/, '••') : '';
}
