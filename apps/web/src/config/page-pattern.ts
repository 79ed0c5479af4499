import { encodePart, fillPattern, matchPath, type ParsedPath, type PathParams } from './match-path.ts'
import { livePages, pages } from './paths.ts'

/** Stands for every address that is no page's. */
export const otherPage = 'other'

const patterns: readonly string[] = Object.values({ ...pages, ...livePages }).map(({ pattern }) => pattern)

/** All that `pagePatternOf` returns. */
export const pagePatterns: readonly string[] = [...patterns, otherPage]

/** The pattern of the page at a path, such as `/product/:slug`: what a page is called where no person may be named. */
export const pagePatternOf = (path: ParsedPath): string => matchOf(path)?.pattern ?? otherPage

/** The one spelling of a path that search engines are told. A path that cannot be decoded is returned unchanged. */
export function canonicalPath(path: ParsedPath): string {
  const match = matchOf(path)
  if (match !== undefined) return fillPattern(match.pattern, match.params)
  return path.parts === undefined ? path.pathname : path.parts.map(encodePart).join('/') || '/'
}

function matchOf(path: ParsedPath): { readonly pattern: string; readonly params: PathParams } | undefined {
  for (const pattern of patterns) {
    const params = matchPath(pattern, path)
    if (params !== undefined) return { pattern, params }
  }
  return undefined
}
