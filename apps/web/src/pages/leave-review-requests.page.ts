import type { PageRecord } from './page-record.ts'

export const leaveReviewRequests = {
  path: '/review-requests/leave',
  screen: 'features/newsletter/leave-review-requests-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'leaveReviewRequests',
} as const satisfies PageRecord
