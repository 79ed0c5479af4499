import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { ownData } from '../../../../../lib/account/own-data'
import { ownAccount } from '../own-account'

/** All that is stored of the customer, as one file. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const data = await ownData(request.scope, await ownAccount(request))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Disposition', 'attachment; filename="my-data.json"')
  response.json({ data })
}
