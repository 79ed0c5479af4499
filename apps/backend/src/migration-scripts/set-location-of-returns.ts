import type { ExecArgs } from '@medusajs/framework/types'

import { setLocationOfReturns } from '../lib/returns/set-location-of-returns'

/** Returns that shoppers requested had no location until November 2026. Runs once, with the migrations. */
export default async function setLocationOfOldReturns({ container }: ExecArgs): Promise<void> {
  await setLocationOfReturns(container)
}
