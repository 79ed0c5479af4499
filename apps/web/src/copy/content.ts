/** Loading and error texts of pages that need data from the backend. */
export const readingCopy = {
  loading: 'Loading this page',
  struggling: 'Still trying to reach the shop',
  failed: 'This page could not be filled in.',
} as const
