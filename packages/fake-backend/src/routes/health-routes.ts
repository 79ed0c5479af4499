import type { Route } from './route.ts'

export const healthRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/health',
    answer: () => new Response('OK', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  },
]
