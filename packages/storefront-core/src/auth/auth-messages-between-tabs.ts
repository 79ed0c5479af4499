/** What tabs tell one another when someone signs in or out. A file of its own: a page knows them before it knows auth. */
export const authWords = { entered: 'auth-entered', left: 'auth-left' } as const
