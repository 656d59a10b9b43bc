// The one module that imports the router, so that a change of router is a change of one file.
export {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useRouteError,
  useSearchParams,
  ScrollRestoration,
  type RouteObject,
} from 'react-router-dom';
