import { liveTitles } from '../copy/live-titles.ts'
import type { PageRecord } from './page-record.ts'

export const invoice = {
  path: '/account/orders/:id/invoice',
  screen: 'features/orders/invoice-screen',
  preset: 'live',
  placeholder: liveTitles.order,
} as const satisfies PageRecord
