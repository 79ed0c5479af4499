import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { askedLocaleOf } from '../../../../../lib/locales/asked-locale'
import { switchLetters } from '../../../../../lib/newsletter/mailing-list'
import { changePreference } from '../../../../../lib/preferences/change-preference'
import { preferencesModule } from '../../../../../modules/preferences'
import type { PreferencesService } from '../../../../../modules/preferences/service'
import { breaksLock, type Switches } from '../../../../../modules/preferences/topics'
import { customerId } from '../../../../customer-id'
import type { PreferencesBody } from './body'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const service = request.scope.resolve<PreferencesService>(preferencesModule)
  response.json({ preferences: await service.read(customerId(request)) })
}

/** Changes the given channels of one topic, and with `promotions.email` the mailing list. */
export async function POST(request: MedusaRequest<PreferencesBody>, response: MedusaResponse): Promise<void> {
  const { scope } = request
  const { id, ...switches } = request.validatedBody
  const change: Partial<Switches> = Object.fromEntries(
    Object.entries(switches).filter(([, on]) => on !== undefined),
  )
  if (breaksLock(id, change))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'These messages are always sent.')
  const customer = customerId(request)
  const { email, ...others } = change
  const isOfList = id === 'promotions' && email !== undefined
  if (isOfList) await switchLetters(scope, customer, email, askedLocaleOf(request))
  response.json({ preferences: await changePreference(scope, customer, id, isOfList ? others : change) })
}
