import { createContext, useContext } from 'react';
import type { OddsFormat } from '#contract/oddsFormats';

/** How the reader wants betting prices written. Decimal outside any. */
export const OddsFormatContext = createContext<OddsFormat>('decimal');

/** The odds format of whoever reads. */
export const useOddsFormat = (): OddsFormat => useContext(OddsFormatContext);
