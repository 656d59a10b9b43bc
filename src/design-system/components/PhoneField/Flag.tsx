import { flag } from './PhoneField.styles';

// Addresses only: a flag is fetched when it comes into sight.
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  exhaustive: true,
  import: 'default',
  query: '?url&no-inline',
});

export interface FlagProps {
  /** ISO 3166-1 alpha-2 code, upper case. */
  countryCode: string;
}

/** Flag beside the name of its country; by itself assistive technology skips it. */
export default function Flag({ countryCode }: FlagProps) {
  const file = files[`/node_modules/country-flag-icons/3x2/${countryCode}.svg`];
  // A row that is drawn again for another country would show the old flag until the new one is there.
  return file ? <img key={file} css={flag} src={file} alt="" loading="lazy" width={20} height={14} /> : null;
}
