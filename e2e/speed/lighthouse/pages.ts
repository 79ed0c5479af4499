/** What is measured of a page: scores from 0 to 1, times in ms, sizes in kB (1,000 bytes) as transferred. */
export const figures = {
  performance: { title: 'performance', digits: 2 },
  fcp: { title: 'FCP ms', digits: 0 },
  lcp: { title: 'LCP ms', digits: 0 },
  tbt: { title: 'TBT ms', digits: 0 },
  cls: { title: 'CLS', digits: 3 },
  speedIndex: { title: 'SI ms', digits: 0 },
  accessibility: { title: 'accessibility', digits: 2 },
  bestPractices: { title: 'best practices', digits: 2 },
  seo: { title: 'SEO', digits: 2 },
  html: { title: 'HTML kB', digits: 1 },
  script: { title: 'script kB', digits: 1 },
  requests: { title: 'requests', digits: 0 },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly digits: number }>>

export type FigureName = keyof typeof figures
export type Figures = Readonly<Record<FigureName, number>>

export type Bar =
  | { readonly kind: 'at least' | 'at most' | 'below'; readonly value: number }
  | { readonly kind: 'none' }

export interface MeasuredPage {
  readonly name: string
  /** `:product` stands for the path of a product. */
  readonly path: string
  readonly bars: Partial<Readonly<Record<FigureName, Bar>>>
}

const atLeast = (value: number): Bar => ({ kind: 'at least', value })
const atMost = (value: number): Bar => ({ kind: 'at most', value })
const below = (value: number): Bar => ({ kind: 'below', value })

const everywhere = {
  fcp: atMost(1000),
  tbt: below(150),
  cls: below(0.01),
  accessibility: atLeast(1),
  bestPractices: atLeast(1),
}

/** Search engines may index it, and its HTML has the content. */
const indexable = { ...everywhere, seo: atLeast(1), html: atMost(30) }

/** The pages with their bars, which are for Lighthouse's mobile defaults. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', bars: { ...indexable, performance: atLeast(0.98), lcp: atMost(1500) } },
  {
    name: 'list',
    path: '/category/all',
    bars: { ...indexable, performance: atLeast(0.98), lcp: atMost(1500) },
  },
  {
    name: 'product',
    path: ':product',
    bars: { ...indexable, performance: atLeast(0.98), lcp: atMost(1400) },
  },
  { name: 'cart', path: '/cart', bars: { ...everywhere, performance: atLeast(0.97), lcp: atMost(1600) } },
  {
    name: 'checkout',
    path: '/checkout',
    bars: { ...everywhere, performance: atLeast(0.96), lcp: atMost(1900) },
  },
  { name: 'login', path: '/login', bars: { ...everywhere, performance: atLeast(0.98), lcp: atMost(1500) } },
]

export function isMissed(value: number, bar: Bar): boolean {
  if (bar.kind === 'at least') return value < bar.value
  if (bar.kind === 'at most') return value > bar.value
  return bar.kind === 'below' && value >= bar.value
}
