import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { updateOrderWorkflow } from '@medusajs/medusa/core-flows'

import type { OrderAddressBody } from '../api/store/orders/[id]/shipping-address/body'
import { readOrder, refusedChange, standstillOf } from '../lib/order-changes/changeable-order'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

interface NewAddress {
  readonly id: string
  /** Who asked: the customer's id, or `guest`. */
  readonly by: string
  readonly address: OrderAddressBody
}

/** The order was priced and taxed for where it goes: the country stays, and the state where taxes depend on it. */
const checkStep = createStep('check-order-address', async ({ id, address }: NewAddress, { container }) => {
  const order = await readOrder(container, id)
  const standstill = await standstillOf(container, order)
  if (standstill !== undefined) throw refusedChange(standstill)
  const { country_code: country, province } = order.shipping_address ?? {}
  if (country?.toLowerCase() !== address.country_code) throw refusedChange('country_fixed')
  const isMoved = plain(province) !== plain(address.province)
  if (isMoved && (await taxesStates(container, address.country_code))) throw refusedChange('state_fixed')
  return new StepResponse(null)
})

const plain = (state: string | null | undefined): string => (state ?? '').trim().toLowerCase()

async function taxesStates(container: MedusaContainer, country: string): Promise<boolean> {
  const regions = await container.resolve(Modules.TAX).listTaxRegions({ country_code: country })
  return regions.some(({ province_code: state }) => state !== null)
}

/** The payment keeps its own address, and the parcel gets this one: Medusa makes the label from the order's. */
export const changeOrderAddressWorkflow = createWorkflow(
  'change-order-address',
  (input: WorkflowData<NewAddress>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { id } }) => ({
        keys: [`order-change:${id}`],
        refusal: 'The order is being changed elsewhere at the moment. Try again.',
      })),
    )
    checkStep(input)
    updateOrderWorkflow.runAsStep({
      input: transform({ input }, ({ input: { id, by, address } }) => ({
        id,
        user_id: by,
        // Medusa keeps what is not named, so that a line of the old address would stay.
        shipping_address: { ...emptyAddress, ...address, metadata: null } as never,
      })),
    })
    freeLocksStep(lock)
    return new WorkflowResponse(transform({ input }, (known) => known.input.id))
  },
)

const emptyAddress = {
  last_name: null,
  company: null,
  address_2: null,
  city: null,
  province: null,
  postal_code: null,
  phone: null,
}
