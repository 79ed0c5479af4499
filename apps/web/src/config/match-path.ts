export type PathParams = Readonly<Record<string, string>>

/**
 * The decoded parameters of a path that matches a pattern such as `/product/:slug`; `undefined` when it does not
 * match or has an invalid percent sequence. Shared by the server and the browser so that they agree.
 */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const parts = decodedParts(pathname)
  const wanted = partsOf(pattern)
  if (parts?.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = wanted[index] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name.toLowerCase() !== part.toLowerCase()) return undefined
  }
  return params
}

/** The canonical spelling of a path, used for search engines. A path that cannot be decoded is returned unchanged. */
export function canonicalPath(pathname: string): string {
  const parts = decodedParts(pathname)
  return parts === undefined ? pathname : parts.map(encodePart).join('/') || '/'
}

/** A lone surrogate cannot be encoded: it becomes the replacement character U+FFFD. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** Ignores trailing slashes. */
const partsOf = (pathname: string): readonly string[] => pathname.replace(/\/+$/, '').split('/')

function decodedParts(pathname: string): readonly string[] | undefined {
  try {
    return partsOf(pathname).map(decodeURIComponent)
  } catch {
    return undefined
  }
}
