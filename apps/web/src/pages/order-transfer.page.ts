import { liveTitles } from '../copy/live-titles.ts'
import type { PageRecord } from './page-record.ts'

export const orderTransfer = {
  path: '/order-transfer',
  screen: 'features/orders/order-transfer-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: liveTitles.orderTransfer,
} as const satisfies PageRecord
