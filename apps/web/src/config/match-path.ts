import { withoutTrailingSlashes } from '@umber/storefront-core/platform'

/** The parameters of a path, decoded. */
export type PathParams = Readonly<Record<string, string>>

/** A path that is read once and compared with every pattern. */
export interface ParsedPath {
  /** As it was asked for. */
  readonly pathname: string
  /** Decoded, without trailing slashes; undefined when the path has an invalid percent sequence. */
  readonly parts: readonly string[] | undefined
}

/** Reads a path in a time that grows with its length only: anyone can ask for `/////…`. */
export function parsePath(pathname: string): ParsedPath {
  try {
    return { pathname, parts: withoutTrailingSlashes(pathname).split('/').map(decodeURIComponent) }
  } catch {
    return { pathname, parts: undefined }
  }
}

/**
 * The decoded parameters of a path that matches a pattern such as `/product/:slug`; `undefined` when it does not
 * match. Shared by the server and the browser so that they agree.
 */
export function matchPath(pattern: string, { parts }: ParsedPath): PathParams | undefined {
  const wanted = partsOfPattern(pattern)
  if (parts?.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = wanted[index] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name.toLowerCase() !== part.toLowerCase()) return undefined
  }
  return params
}

/** A pattern with its parameters filled in: the canonical spelling of a path that matches it. */
export const fillPattern = (pattern: string, params: PathParams): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodePart(params[name] ?? ''))

/** A lone surrogate cannot be encoded: it becomes the replacement character U+FFFD. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** The home page has one empty part, as its parsed path has. */
const partsOfPattern = (pattern: string): readonly string[] => (pattern === '/' ? [''] : pattern.split('/'))
