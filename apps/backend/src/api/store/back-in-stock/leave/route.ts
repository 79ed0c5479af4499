import { readLeaveWaiting } from '../../../../lib/back-in-stock/leave-link'
import { backInStockModule } from '../../../../modules/back-in-stock'
import type { BackInStockService } from '../../../../modules/back-in-stock/service'
import { leaveByLink } from '../../leave-by-link'

/** The address waits for nothing any more. */
export const POST = leaveByLink(readLeaveWaiting, async (scope, id) =>
  scope.resolve<BackInStockService>(backInStockModule).leave(id),
)
