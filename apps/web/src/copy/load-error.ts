export const partCopy = {
  failed: 'This part could not be loaded.',
  overlayFailed: 'This could not be opened. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
} as const
