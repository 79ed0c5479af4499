import { liveTitles } from '../copy/live-titles.ts'
import type { PageRecord } from './page-record.ts'

export const placedOrder = {
  path: '/order/:id',
  screen: 'app/placed-order-page',
  preset: 'live',
  robots: 'disallow',
  placeholder: liveTitles.order,
} as const satisfies PageRecord
