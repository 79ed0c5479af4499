import type { PageRecord } from './page-record.ts'

export const signup = {
  path: '/signup',
  screen: 'features/auth/signup-screen',
  linkParam: { name: 'from', usual: '/' },
  query: ['from'],
  robots: 'disallow',
} as const satisfies PageRecord
