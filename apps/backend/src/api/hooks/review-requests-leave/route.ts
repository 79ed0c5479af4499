import { readLeaveRequests } from '../../../lib/reviews/leave-link'
import { leaveRequests } from '../../../lib/reviews/leave-requests'
import { leaveRoutes } from '../leave-routes'

const routes = leaveRoutes({
  pageOf: (links, token) => links.leaveReviewRequests(token),
  read: readLeaveRequests,
  leave: leaveRequests,
})

export const GET = routes.GET
export const POST = routes.POST
