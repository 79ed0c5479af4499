import { matchPage } from './match-page.ts'
import { encodePart, fillPattern, type ParsedPath } from './match-path.ts'
import { pages } from '../pages/index.ts'

/** Stands for every address that is no page's. */
export const otherPage = 'other'

/** All that `pagePatternOf` returns. */
export const pagePatterns: readonly string[] = [...Object.values(pages).map(({ path }) => path), otherPage]

/** The pattern of the page at a path, such as `/product/:slug`: what a page is called where no person may be named. */
export function pagePatternOf(path: ParsedPath): string {
  const found = matchPage(path)
  return found === undefined ? otherPage : pages[found.name].path
}

/** The one spelling of a path that search engines are told. A path that cannot be decoded is returned unchanged. */
export function canonicalPath(path: ParsedPath): string {
  const found = matchPage(path)
  if (found !== undefined) return fillPattern(pages[found.name].path, found.params)
  return path.parts === undefined ? path.pathname : path.parts.map(encodePart).join('/') || '/'
}
