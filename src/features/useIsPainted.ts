import { useDeferredValue } from 'react';
import { useIsSSR } from '#theme/useIsSSR';

/**
 * Whether what a screen has room for is painted: what stands further down, such as the rows of a long list after its first
 * ones, is drawn then, and gives way to a press meanwhile. A server draws it at once.
 */
export const useIsPainted = (): boolean => useDeferredValue(true, useIsSSR());
