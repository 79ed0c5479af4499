/** Texts around the pages that the owner writes. */
export const ownPageCopy = {
  failed: 'This page could not be read.',
  struggling: 'Still trying to reach the shop',
  preview: 'Preview',
  draft: 'A draft: only those who have this link see it.',
  published: 'This page is published.',
  noPreview: 'This link no longer works, or the page is gone. The dashboard has a new one.',
} as const
