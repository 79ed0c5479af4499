export type AddressParams = Readonly<Record<string, string>>

/**
 * What an address names by a pattern such as `/product/:slug`, decoded; `undefined` where it does not fit or holds a
 * percent sequence that cannot be read. The server and the browser both ask here, so that they agree.
 */
export function matchAddress(pattern: string, pathname: string): AddressParams | undefined {
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

/** The one spelling of an address, which search engines are told; one that cannot be read stays as it is. */
export function canonicalPath(pathname: string): string {
  const parts = decodedParts(pathname)
  return parts === undefined ? pathname : parts.map(encodePart).join('/') || '/'
}

/** Half of a surrogate pair has no encoding: it becomes the sign for what cannot be shown. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** Slashes at the end mean nothing. */
const partsOf = (pathname: string): readonly string[] => pathname.replace(/\/+$/, '').split('/')

function decodedParts(pathname: string): readonly string[] | undefined {
  try {
    return partsOf(pathname).map(decodeURIComponent)
  } catch {
    return undefined
  }
}
