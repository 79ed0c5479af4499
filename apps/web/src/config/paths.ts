import { pages, type PageName } from '../pages/index.ts'
import type { PageRecord } from '../pages/page-record.ts'
import { fillPattern } from './match-path.ts'

/** One parameter has to be given; a value in the query may be; other pages have one address. */
type Href<Page extends PageRecord> = Page['path'] extends `${string}:${string}`
  ? (value: string) => string
  : Page extends { readonly linkParam: unknown }
    ? (value?: string) => string
    : () => Page['path']

type Hrefs = { readonly [Name in PageName]: Href<(typeof pages)[Name]> }

/** Paths for links: `paths.product('linen-shirt')`. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [name, hrefOf(page)]),
) as Hrefs

/** A value is external input, so it is encoded. */
function hrefOf({ path, linkParam }: PageRecord): (value?: string) => string {
  const param = /:(\w+)/.exec(path)?.[1]
  return (value) => {
    if (param !== undefined) return fillPattern(path, { [param]: value ?? '' })
    if (linkParam === undefined || value === undefined || value === linkParam.usual) return path
    return `${path}?${new URLSearchParams({ [linkParam.name]: value }).toString()}`
  }
}
