/** Every sentence about lists that come by the page. */
export const pagingCopy = {
  loading: 'Loading more products',
  failed: 'The next products could not be loaded.',
  loadMore: 'Load More',
  progress: (shown: number, total: number) => `${shown} of ${total}`,
} as const
