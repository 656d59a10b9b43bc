import {
  createElement,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  type FunctionComponent,
  type ComponentType,
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

/** Milliseconds after which somebody who waits for a page is told that it is on its way. */
const noticed = 150;

/**
 * Keeps the address of the browser. What changes within a page is drawn at once: fields show what the address says, and
 * a second key that comes before that is drawn would go by the value before the first. Of another page the code is
 * fetched first, and the page before stays until it is there; it is drawn as a transition, as with the router's own.
 * @param preload fetches what a page cannot be drawn without; the page itself tells that it failed
 * @param Waiting says that the next page is on its way
 */
export const browserRouter = (
  preload: (path: string) => Promise<void>,
  Waiting: ComponentType,
): FunctionComponent<{ children: ReactNode }> =>
  function BrowserRouter({ children }) {
    const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
    const [shown, show] = useState({ action: history.action, location: history.location });
    const [isWaiting, setWaiting] = useState(false);
    // The history tells of its changes.
    useLayoutEffect(() => {
      let drawnPath = history.location.pathname;
      let latest: Location;
      let timer: ReturnType<typeof setTimeout> | undefined;
      return history.listen((next) => {
        const { pathname } = (latest = next.location);
        clearTimeout(timer);
        const draw = (): void => {
          drawnPath = pathname;
          setWaiting(false);
          show(next);
        };
        if (pathname === drawnPath) return draw();
        timer = setTimeout(setWaiting, noticed, true);
        void preload(pathname)
          .catch(() => undefined)
          .then(() => {
            if (latest !== next.location) return;
            clearTimeout(timer);
            startTransition(draw);
          });
      });
    }, [history]);
    const { action, location } = shown;
    return createElement(
      Router,
      { location, navigationType: action, navigator: history },
      children,
      isWaiting && createElement(Waiting),
    );
  };

/** Whatever asks in it where it is gets `place`, whose page it is, though the address may be that of a centre over it. */
export const PlaceShown: FunctionComponent<{
  place: Pick<Location, 'pathname' | 'search' | 'hash' | 'key' | 'state'>;
  children: ReactNode;
}> = ({ place, children }) => {
  const value = useMemo(() => ({ location: place, navigationType: NavigationType.Pop }), [place]);
  return createElement(LocationContext.Provider, { value }, children);
};
