import { countCompletions } from './count-completions'
import { requireOwnerToComplete } from './require-cart-owner'
import { orderLimits } from './rate-limits'
import { releaseRefusedPayment } from './release-refused-payment'
import { serializeInventory } from './serialize-inventory'
import { addOrderAccess } from './add-order-access'
import { undoInterrupted } from './undo-interrupted'

/** Around the completion of a cart, from the outermost to the innermost. */
export const completeCart = [
  countCompletions,
  requireOwnerToComplete,
  ...orderLimits,
  addOrderAccess,
  undoInterrupted,
  releaseRefusedPayment,
  serializeInventory,
]
