import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { preferencesModule } from '../../../../../modules/preferences'
import type { PreferencesService } from '../../../../../modules/preferences/service'
import { breaksLock } from '../../../../../modules/preferences/topics'
import { customerId } from '../../../../customer-id'
import type { PreferencesBody } from './body'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const service = request.scope.resolve<PreferencesService>(preferencesModule)
  response.json({ preferences: await service.read(customerId(request)) })
}

/** Changes the given channels of one topic. */
export async function POST(request: MedusaRequest<PreferencesBody>, response: MedusaResponse): Promise<void> {
  const { scope } = request
  const { id, ...switches } = request.validatedBody
  const change = Object.fromEntries(Object.entries(switches).filter(([, on]) => on !== undefined))
  if (breaksLock(id, change)) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Messages about the safety of an account stay on.')
  }
  const customer = customerId(request)
  const service = scope.resolve<PreferencesService>(preferencesModule)
  // Two quick changes may arrive at once.
  const preferences = await scope
    .resolve(Modules.LOCKING)
    .execute([`preferences:${customer}`], async () => service.change(customer, id, change))
  response.json({ preferences })
}
