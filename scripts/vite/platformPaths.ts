/** Where a platform answers: what a development server sends on to the sandbox. */
const platformPaths = ['/wps', '/lgw', '/img', '/sandbox'];

/** The proxy of a development server, to a sandbox on a port of this machine. */
export const toSandbox = (port: number | string) =>
  Object.fromEntries(platformPaths.map((path) => [path, { target: `http://localhost:${port}` }]));
