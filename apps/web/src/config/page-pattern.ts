import { matchPath } from './match-path.ts'
import { livePages, pages } from './paths.ts'

/** Stands for every address that is no page's. */
export const otherPage = 'other'

const patterns: readonly string[] = Object.values({ ...pages, ...livePages }).map(({ pattern }) => pattern)

/** All that `pagePatternOf` returns. */
export const pagePatterns: readonly string[] = [...patterns, otherPage]

/** The pattern of the page at a path, such as `/product/:slug`: what a page is called where no person may be named. */
export const pagePatternOf = (pathname: string): string =>
  patterns.find((pattern) => matchPath(pattern, pathname) !== undefined) ?? otherPage
