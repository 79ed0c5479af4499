import { readLeaveRequests } from '../../../../lib/reviews/leave-link'
import { leaveRequests } from '../../../../lib/reviews/leave-requests'
import { leaveByLink } from '../../leave-by-link'

/** Its customer is asked for no more reviews. */
export const POST = leaveByLink(readLeaveRequests, leaveRequests)
