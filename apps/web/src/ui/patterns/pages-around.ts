import type { RefObject } from 'react'

export interface PaginationProps {
  readonly page: number
  readonly count: number
  /** The element to scroll to. */
  readonly start: RefObject<HTMLElement | null>
  /** The heading of the list, which gets the focus. */
  readonly heading: RefObject<HTMLElement | null>
}

/**
 * The query string of another page of the list. The first page has no `page` parameter, so that it has one address
 * only.
 */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  const words = next.toString()
  return words === '' ? '' : `?${words}`
}

/** The pages to link to: the first, the last and the neighbours. `undefined` marks a gap. */
export function pagesAround(page: number, count: number): readonly (number | undefined)[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === count || Math.abs(candidate - page) <= 1,
  )
  return near.flatMap((candidate, index) => {
    const gap = candidate - (near[index - 1] ?? 0)
    // A gap of one page takes as much space as the gap sign: show the page.
    if (gap === 2) return [candidate - 1, candidate]
    return gap > 2 ? [undefined, candidate] : [candidate]
  })
}
