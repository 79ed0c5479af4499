/** Of the pages that are filled in with what the backend says. */
export const readingCopy = {
  loading: 'Loading this page',
  struggling: 'Still trying to reach the shop',
  failed: 'This page could not be filled in.',
} as const
