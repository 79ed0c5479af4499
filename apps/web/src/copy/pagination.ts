/** Texts of paged product lists. */
export const pagingCopy = {
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  position: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  first: 'Go to the first page',
  beyond: (page: number) => `There is no page ${page}`,
  beyondHint: 'The list has become shorter, or the address is not quite right.',
} as const
