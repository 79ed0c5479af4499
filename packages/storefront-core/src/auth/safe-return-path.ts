/** Pages that would send a visitor who has just signed in away again. */
const leadBack = new Set(['/login', '/signup', '/forgot-password', '/reset-password'])

const longest = 2_000

/**
 * The way back after signing in: only ever a path of this site. An address that comes from the URL may have been
 * written by anybody, so whatever a browser could read as another site, a script or a loop gives the fallback.
 *
 * @param wanted where the visitor came from, with query and hash; anything at all may be in it.
 */
export function safeReturnPath(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || wanted.length > longest) return fallback
  // Browsers drop tabs and line breaks and read a backslash as a slash, before or after decoding.
  if (!wanted.startsWith('/') || isSuspicious(wanted)) return fallback
  const end = wanted.search(/[?#]/)
  const path = end < 0 ? wanted : wanted.slice(0, end)
  const decoded = decodedOf(path)
  if (decoded === undefined || isSuspicious(decoded) || hasDots(decoded)) return fallback
  return leadBack.has(decoded.replace(/\/+$/, '').toLowerCase()) ? fallback : wanted
}

function isSuspicious(address: string): boolean {
  // `//host` leaves the site, wherever in the path a redirect may cut it off.
  return /^[/\\]{2}|\\/.test(address) || hasControlCharacter(address)
}

function hasDots(path: string): boolean {
  return path.split('/').some((part) => part === '.' || part === '..')
}

function hasControlCharacter(address: string): boolean {
  return Array.from(address).some((character) => character < ' ' || character === '\u007F')
}

/** Twice, for an address that was encoded twice is decoded twice somewhere. */
function decodedOf(path: string): string | undefined {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return undefined
  }
}
