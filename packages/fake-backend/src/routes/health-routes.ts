import type { Route } from './route.ts'

export const healthRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/health',
    answer: () => new Response('OK', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  },
]
