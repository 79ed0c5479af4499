import type { PageRecord } from './page-record.ts'

export const login = {
  path: '/login',
  screen: 'features/auth/login-screen',
  /** The path to return to after signing in. */
  linkParam: { name: 'from', usual: '/' },
  query: ['from'],
  robots: 'disallow',
} as const satisfies PageRecord
