/** The address of another page of the same list. The first has none of its own, so that it has one address only. */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  const words = next.toString()
  return words === '' ? '' : `?${words}`
}

/** The pages to offer beside the present one: the ends, its neighbours, and `undefined` where some are left out. */
export function pagesAround(page: number, count: number): readonly (number | undefined)[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === count || Math.abs(one - page) <= 1,
  )
  return near.flatMap((one, index) => {
    const gap = one - (near[index - 1] ?? 0)
    // A single page that is left out takes no more room than the sign for it.
    if (gap === 2) return [one - 1, one]
    return gap > 2 ? [undefined, one] : [one]
  })
}
