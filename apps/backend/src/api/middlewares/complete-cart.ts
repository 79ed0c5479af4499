import { countCompletions } from './count-completions'
import { onlyOwnCompletion } from './only-own-cart'
import { orderLimits } from './rate-limits'
import { releaseRefusedPayment } from './release-refused-payment'
import { serializeInventory } from './serialize-inventory'
import { tellOrderAccess } from './tell-order-access'
import { undoInterrupted } from './undo-interrupted'

/** Around the completion of a cart, from the outermost to the innermost. */
export const completeCart = [
  countCompletions,
  onlyOwnCompletion,
  ...orderLimits,
  tellOrderAccess,
  undoInterrupted,
  releaseRefusedPayment,
  serializeInventory,
]
