import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { isOnTermsOffered } from '../../lib/net-terms/check-net-terms'
import { netTermsProvider } from '../../lib/net-terms/net-terms'
import { signedInCustomer } from '../customer-id'
import { answerAfter } from './answer-after'

interface Answer {
  readonly payment_providers?: readonly { readonly id: string }[]
  readonly count?: number
}

/** Payment on invoice is among the providers of a region only for those who may use it. */
export async function offerNetTerms(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!(await isOnTermsOffered(request.scope, signedInCustomer(request))))
    answerAfter(
      response,
      () => undefined,
      (body) => {
        const { payment_providers: providers, count, ...rest } = (body ?? {}) as Answer
        if (providers === undefined) return body
        const offered = providers.filter(({ id }) => id !== netTermsProvider)
        const hidden = providers.length - offered.length
        return { ...rest, payment_providers: offered, ...(count !== undefined && { count: count - hidden }) }
      },
    )
  next()
}
