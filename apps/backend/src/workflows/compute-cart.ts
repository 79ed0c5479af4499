import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import {
  getActionsToComputeFromPromotionsStep,
  getItemTaxLinesStep,
  listShippingOptionsForCartWithPricingWorkflow,
  prepareAdjustmentsFromPromotionActionsStep,
  useQueryGraphStep,
} from '@medusajs/medusa/core-flows'

import { isTaxedAnew, totalOf, withCurrentPrices, type StoredCart } from '../lib/checkout/computed-cart'
import { currentPrices } from '../lib/checkout/current-prices'

/** What prices, promotions and taxes may depend on, as when Medusa refreshes a cart, and what decides whether it can be sold. */
const fields = [
  'id',
  'email',
  'currency_code',
  'locale',
  'metadata',
  'completed_at',
  'region_id',
  'sales_channel_id',
  'total',
  'item_total',
  'subtotal',
  'item_subtotal',
  'original_item_total',
  'original_item_subtotal',
  'shipping_subtotal',
  'region.*',
  'customer.*',
  'customer.groups.*',
  'credit_lines.*',
  'promotions.code',
  'shipping_address.*',
  'shipping_methods.*',
  'shipping_methods.adjustments.*',
  'shipping_methods.tax_lines.*',
  'shipping_methods.shipping_option.shipping_option_type_id',
  'shipping_methods.shipping_option.shipping_profile_id',
  'items.*',
  'items.adjustments.*',
  'items.tax_lines.*',
  'items.product.id',
  'items.product.status',
  'items.product.is_giftcard',
  'items.product.collection_id',
  'items.product.type_id',
  'items.product.categories.id',
  'items.product.tags.id',
  'items.product.sales_channels.id',
  'items.variant.id',
  'items.variant.manage_inventory',
  'items.variant.allow_backorder',
  'items.variant.inventory_items.inventory_item_id',
  'items.variant.inventory_items.required_quantity',
  'items.variant.inventory_items.inventory.location_levels.stocked_quantity',
  'items.variant.inventory_items.inventory.location_levels.reserved_quantity',
  'items.variant.inventory_items.inventory.location_levels.stock_locations.sales_channels.id',
]

const currentPricesStep = createStep(
  'current-prices',
  async (cart: StoredCart, { container }) =>
    new StepResponse(await currentPrices(container.resolve(Modules.WORKFLOW_ENGINE), cart)),
)

/**
 * Computes a cart as refreshing it would, from Medusa's own steps, and writes nothing. The answer has the cart as it is stored, its
 * current prices by line, the shipping options that are still offered, and the total of it all in major currency units.
 */
export const computeCartWorkflow = createWorkflow(
  'compute-cart',
  (input: WorkflowData<{ readonly cart_id: string }>) => {
    const { data } = useQueryGraphStep({
      entity: 'cart',
      fields,
      filters: { id: input.cart_id },
      options: { isList: false, throwIfKeyNotFound: true },
    })
    const cart = transform({ data }, ({ data: stored }) => stored as unknown as StoredCart)
    const prices = currentPricesStep(cart)
    const options = when('has-delivery', { cart }, ({ cart: { shipping_methods: methods } }) => {
      return (methods ?? []).length > 0
    }).then(() =>
      listShippingOptionsForCartWithPricingWorkflow.runAsStep({
        input: {
          cart_id: input.cart_id,
          is_return: false,
          options: transform({ cart }, ({ cart: { shipping_methods: methods } }) =>
            (methods ?? []).map(({ shipping_option_id: id, data: chosen }) => ({
              id: id ?? '',
              data: chosen ?? {},
            })),
          ),
        },
      }),
    )
    const priced = transform({ cart, prices, options }, (known) => withCurrentPrices(known))
    const taxLines = getItemTaxLinesStep(
      transform({ priced }, ({ priced: orderOrCart }) => ({
        orderOrCart,
        items: orderOrCart.items,
        shipping_methods: orderOrCart.shipping_methods,
      })) as never,
    )
    const actions = getActionsToComputeFromPromotionsStep({
      computeActionContext: priced as never,
      promotionCodesToApply: transform({ cart }, ({ cart: { promotions } }) =>
        (promotions ?? []).flatMap((promotion) => promotion?.code ?? []),
      ),
    })
    const adjustments = prepareAdjustmentsFromPromotionActionsStep({ actions })
    const total = transform({ priced, taxLines, adjustments }, (known) => totalOf(known as never))
    const isTaxedOtherwise = transform({ priced, taxLines }, (known) => isTaxedAnew(known as never))
    return new WorkflowResponse({ cart, prices, priced, total, isTaxedAnew: isTaxedOtherwise })
  },
)
