/**
 * Messages between tabs about signing in and out. In a file of its own, so that a page can import them
 * without auth.
 */
export const authWords = { entered: 'auth-entered', left: 'auth-left' } as const
