export function NotFoundRoute() {
  return null;
}
