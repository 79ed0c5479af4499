import { leaveTokens } from '../leave-token'

/** Where mail programs post to, with one press of their own button (RFC 8058). */
export const leaveRequestsPath = '/hooks/review-requests-leave'

/** The tokens of letters that ask for reviews, of a customer. */
export const { sign: signLeaveRequests, read: readLeaveRequests } = leaveTokens(
  'no more requests for reviews',
  'cus',
)
