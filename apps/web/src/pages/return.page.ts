import { liveTitles } from '../copy/live-titles.ts'
import type { PageRecord } from './page-record.ts'

export const returnItems = {
  path: '/account/orders/:id/return',
  screen: 'features/orders/request-return-screen',
  preset: 'live',
  placeholder: liveTitles.order,
} as const satisfies PageRecord
