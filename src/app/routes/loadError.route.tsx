export function LoadErrorRoute() {
  return null;
}
