// The one module that imports the router, so that a change of router is a change of one file. Declarative routing
// only: the router's own data loading would weigh 19 kB more, and stores load our data.
export {
  BrowserRouter,
  MemoryRouter,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
} from 'react-router-dom';
