import { leaveTokens } from '../leave-token'

/** The tokens of letters of the mailing list, of a subscriber. */
export const { sign: signLeave, read: readLeave } = leaveTokens('leaving the newsletter', 'nsub')
