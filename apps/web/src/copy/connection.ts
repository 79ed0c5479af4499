/** Network notices at the top of the page. */
export const connectionCopy = {
  offline: 'You are offline. What is on this page stays; prices and stock may have changed.',
  back: 'You are online again.',
  late: 'The shop is taking longer than usual to answer.',
  retry: 'Try again',
} as const
