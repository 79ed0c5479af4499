import { readLeave } from '../../../lib/newsletter/leave-token'
import { leave } from '../../../lib/newsletter/mailing-list'
import { leaveRoutes } from '../leave-routes'

const routes = leaveRoutes({
  pageOf: (links, token) => links.leaveNewsletter(token),
  read: readLeave,
  leave,
})

export const GET = routes.GET
export const POST = routes.POST
