import { pages, type PageName } from '../pages/index.ts'
import type { PageRecord } from '../pages/page-record.ts'
import { matchPath, type ParsedPath, type PathParams } from './match-path.ts'
import type { PresetName } from './preset.ts'

/** A page and the parameters of its path. */
export interface PlacedPage {
  readonly name: PageName | 'notFound'
  readonly params: PathParams
}

export interface MatchedPage extends PlacedPage {
  readonly name: PageName
}

export const pageNames = Object.keys(pages) as readonly PageName[]

/** What there is to say about a page by its name. */
export const recordOf = (name: PlacedPage['name']): PageRecord | undefined =>
  name === 'notFound' ? undefined : pages[name]

/** The page of either preset at a path. */
export function matchPage(path: ParsedPath): MatchedPage | undefined {
  for (const name of pageNames) {
    const params = matchPath(pages[name].path, path)
    if (params !== undefined) return { name, params }
  }
  return undefined
}

/** The page of a preset at a path, or the 404 page. */
export function pageAt(path: ParsedPath, preset: PresetName): PlacedPage {
  const found = matchPage(path)
  const only = found && recordOf(found.name)?.preset
  return found === undefined || (only !== undefined && only !== preset)
    ? { name: 'notFound', params: {} }
    : found
}

/** The parameter of a category, a collection, a product or a page of the owner; '' on other pages. */
export const slugOf = ({ params }: PlacedPage): string => params['slug'] ?? ''
