import { leaveTokens } from '../leave-token'

/** Where mail programs post to, with one press of their own button (RFC 8058). */
export const leaveWaitingPath = '/hooks/back-in-stock-leave'

/** The tokens of letters about stock, of a request. */
export const { sign: signLeaveWaiting, read: readLeaveWaiting } = leaveTokens(
  'waiting for nothing more',
  'stkreq',
)
