import type { DehydratedState } from '@tanstack/react-query'
import type { Category } from '@umber/storefront-core'

/** With more categories each page would carry many texts that it does not show. */
const most = 60

/**
 * What a page from the server has read, without the texts and pictures of categories that it cannot show: it has those at the
 * top, for the menu, and its own. The categories are then out of date at once, and read when another one is opened.
 */
export function withBriefCategories(state: DehydratedState, slug: string): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) => {
      const { data } = query.state
      if (query.queryKey[0] !== 'categories' || !isLong(data)) return query
      const brief = data.map((one) => (one.parentId === undefined || one.slug === slug ? one : briefly(one)))
      return { ...query, state: { ...query.state, data: brief, dataUpdatedAt: 0 } }
    }),
  }
}

const isLong = (data: unknown): data is readonly Category[] => Array.isArray(data) && data.length > most

function briefly(category: Category): Category {
  const { image: _image, imageText: _imageText, ...brief } = category
  return { ...brief, description: '' }
}
