import { readLeaveWaiting } from '../../../lib/back-in-stock/leave-link'
import { backInStockModule } from '../../../modules/back-in-stock'
import type { BackInStockService } from '../../../modules/back-in-stock/service'
import { leaveRoutes } from '../leave-routes'

const routes = leaveRoutes({
  pageOf: (links, token) => links.leaveBackInStock(token),
  read: readLeaveWaiting,
  leave: async (scope, id) => scope.resolve<BackInStockService>(backInStockModule).leave(id),
})

export const GET = routes.GET
export const POST = routes.POST
