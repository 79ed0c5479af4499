/** The access of a preview; the real one is signed. */
export const previewOf = (slug: string): string => `preview-of-${slug}`
