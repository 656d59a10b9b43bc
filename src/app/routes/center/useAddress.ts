import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '../router';

/** What stands in the query of the address, by name; empty values stand nowhere. */
export type AddressValues = Readonly<Record<string, string>>;

/**
 * The query of the address as values, and a way to change some of them. Changes replace the entry of the history, so
 * that "back" leaves the page and not each filter; what lies behind a centre stays.
 */
export function useAddress(): [values: AddressValues, change: (values: AddressValues, how?: 'push') => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef({ location, navigate });
  // Whoever changes the address goes by what is drawn, from its first paint on, and the way to change it stays one function.
  useLayoutEffect(() => {
    here.current = { location, navigate };
  });
  const values = useMemo(() => Object.fromEntries(new URLSearchParams(location.search)), [location.search]);
  const change = useCallback((next: AddressValues, how?: 'push') => {
    const { location: at, navigate: go } = here.current;
    const all = { ...Object.fromEntries(new URLSearchParams(at.search)), ...next };
    const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString();
    const steps = (at.state as { steps?: number } | null)?.steps;
    const state: unknown =
      how === 'push' && steps !== undefined ? { ...(at.state as object), steps: steps + 1 } : at.state;
    void go({ pathname: at.pathname, search: query && `?${query}` }, { replace: how !== 'push', state });
  }, []);
  return [values, change];
}
