/**
 * Remembers the page of this moment. Returns whether the shopper is still on it: an answer may come after they have
 * followed a link, and must not take them away from the page that they chose.
 */
export function rememberPage(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
