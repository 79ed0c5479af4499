import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { entriesOfOwner } from '../lib/gift-cards/books'
import { creditTable } from '../lib/gift-cards/credit-table'

interface StoreCreditChange {
  readonly customer_id: string
  /** In lower case. */
  readonly currency_code: string
  /** In the currency's smallest unit; negative for what is taken. */
  readonly coins: number
  readonly reason: string
}

const changeStoreCreditStep = createStep(
  'change-store-credit',
  async ({ customer_id: id, currency_code: currency, coins, reason }: StoreCreditChange, { container }) => {
    // Throws when there is none.
    await container.resolve(Modules.CUSTOMER).retrieveCustomer(id, { select: ['id'] })
    const table = creditTable(container)
    const account = await table.openFor(id, currency)
    await table.write([account], ({ entries }) => entriesOfOwner(entries, coins), { reason })
    return new StepResponse(account)
  },
)

/** What the owner gives a customer, or takes. It is the last step: nothing follows that could fail. */
export const changeStoreCreditWorkflow = createWorkflow(
  'change-store-credit',
  (input: WorkflowData<StoreCreditChange>) => new WorkflowResponse(changeStoreCreditStep(input)),
)
