/** Pages that would redirect a signed-in user again. */
const authPages = new Set(['login', 'signup', 'forgot-password', 'reset-password'])

const longest = 2_000

/**
 * The path to return to after signing in, always within this site. The URL parameter is untrusted input:
 * whatever a browser could read as another site, a script or a loop gives the fallback.
 *
 * @param wanted the requested path with query and hash; may be anything.
 */
export function safeReturnPath(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || wanted.length > longest) return fallback
  // Browsers drop tabs and line breaks and read a backslash as a slash, before or after decoding.
  if (!wanted.startsWith('/') || isSuspicious(wanted)) return fallback
  const end = wanted.search(/[?#]/)
  const path = end < 0 ? wanted : wanted.slice(0, end)
  const decoded = decodedOf(path)
  if (decoded === undefined || isSuspicious(decoded) || hasDots(decoded)) return fallback
  const name = decoded.split('/').filter(Boolean).join('/').toLowerCase()
  return authPages.has(name) ? fallback : wanted
}

function isSuspicious(address: string): boolean {
  // `//host` leaves the site, wherever in the path a redirect cuts it off.
  return /^[/\\]{2}|\\/.test(address) || hasControlCharacter(address)
}

function hasDots(path: string): boolean {
  return path.split('/').some((part) => part === '.' || part === '..')
}

function hasControlCharacter(address: string): boolean {
  return Array.from(address).some((character) => character < ' ' || character === '\u007F')
}

/** Twice, because a path that was encoded twice may be decoded twice. */
function decodedOf(path: string): string | undefined {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return undefined
  }
}
