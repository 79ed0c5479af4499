/** More do not fit side by side. */
export const mostCompared = 4

const longestSlug = 200

/** The products that an address compares: each once, and no more than fit. */
export function comparedSlugs(params: URLSearchParams): readonly string[] {
  const slugs = (params.get('products') ?? '').split(',').map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== '' && slug.length <= longestSlug))].slice(
    0,
    mostCompared,
  )
}
