import { z } from '@medusajs/framework/zod'

import { email, text } from '../../fields'

export const BackInStockBody = z.object({ email, variant_id: text(100) })
export type BackInStockBody = z.infer<typeof BackInStockBody>
