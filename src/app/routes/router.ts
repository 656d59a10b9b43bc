import {
  createElement,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  type Location,
} from 'react-router-dom';

// The one module that imports the router, so that a change of router is a change of one file. Declarative routing
// only: the router's own data loading would weigh 19 kB more, and stores load our data.
export {
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
} from 'react-router-dom';

/**
 * Keeps the address of the browser. What changes within a page is drawn at once: fields show what the address says, and
 * a second key that comes before that is drawn would go by the value before the first. Another page is a transition, as
 * with the router's own, so that the one before stays until the code of the next is there.
 */
export const BrowserRouter: FunctionComponent<{ children: ReactNode }> = ({ children }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState({ action: history.action, location: history.location });
  const path = useRef(shown.location.pathname);
  // The history tells of its changes.
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const isSamePage = next.location.pathname === path.current;
        path.current = next.location.pathname;
        if (isSamePage) show(next);
        else startTransition(() => show(next));
      }),
    [history],
  );
  const { action, location } = shown;
  return createElement(Router, { location, navigationType: action, navigator: history, children });
};

/** Whatever asks in it where it is gets `place`, whose page it is, though the address may be that of a centre over it. */
export const PlaceShown: FunctionComponent<{
  place: Pick<Location, 'pathname' | 'search' | 'hash' | 'key' | 'state'>;
  children: ReactNode;
}> = ({ place, children }) => {
  const value = useMemo(() => ({ location: place, navigationType: NavigationType.Pop }), [place]);
  return createElement(LocationContext.Provider, { value }, children);
};
