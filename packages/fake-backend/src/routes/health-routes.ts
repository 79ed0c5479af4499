import { Reply, type Route } from './route.ts'

export const healthRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/health',
    answer: () =>
      new Reply({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: 'OK' }),
  },
]
