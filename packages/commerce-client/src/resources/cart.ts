import type * as Wire from '../wire/cart.ts'
import type { AdditionalData } from '../wire/query.ts'
import type { Endpoints, Read, Write } from './endpoints.ts'

/** Carts. Totals are in major currency units. A cart that became an order refuses every write with status 400. */
export const carts = ({ get, post, remove }: Endpoints) => ({
  /** Creates a cart. `POST /store/carts` */
  create: post<Write<[], Wire.StoreCreateCart & AdditionalData>, Wire.StoreCartResponse>('/store/carts'),

  /** Changes region, email, addresses or metadata. `POST /store/carts/{id}` */
  update: post<Write<[id: string], Wire.StoreUpdateCart & AdditionalData>, Wire.StoreCartResponse>(
    '/store/carts/:id',
  ),

  /** Retrieves a cart; type `not_found` for an unknown id. `GET /store/carts/{id}` */
  retrieve: get<Read<[id: string]>, Wire.StoreCartResponse>('/store/carts/:id'),

  /**
   * Adds a variant; merges with a line of the same variant and metadata. Code `insufficient_inventory` when stock is
   * too low. Not idempotent: after a timeout read the cart before trying again. `POST /store/carts/{cartId}/line-items`
   */
  createLineItem: post<
    Write<[cartId: string], Wire.StoreAddCartLineItem & AdditionalData>,
    Wire.StoreCartResponse
  >('/store/carts/:cartId/line-items'),

  /** Sets a line's quantity; 0 removes it. `POST /store/carts/{cartId}/line-items/{lineItemId}` */
  updateLineItem: post<
    Write<[cartId: string, lineItemId: string], Wire.StoreUpdateCartLineItem & AdditionalData>,
    Wire.StoreCartResponse
  >('/store/carts/:cartId/line-items/:lineItemId'),

  /** Removes a line; the cart is the answer's `parent`. `DELETE /store/carts/{cartId}/line-items/{lineItemId}` */
  deleteLineItem: remove<Read<[cartId: string, lineItemId: string]>, Wire.StoreLineItemDeleteResponse>(
    '/store/carts/:cartId/line-items/:lineItemId',
  ),

  /** Chooses a shipping option. `POST /store/carts/{cartId}/shipping-methods` */
  addShippingMethod: post<
    Write<[cartId: string], Wire.StoreAddCartShippingMethods & AdditionalData>,
    Wire.StoreCartResponse
  >('/store/carts/:cartId/shipping-methods'),

  /**
   * Applies promotion codes; codes that do not apply to the cart are ignored. `POST /store/carts/{cartId}/promotions`
   */
  addPromotions: post<Write<[cartId: string], Wire.StoreCartAddPromotion>, Wire.StoreCartResponse>(
    '/store/carts/:cartId/promotions',
  ),

  /** Removes promotion codes. `DELETE /store/carts/{cartId}/promotions` */
  removePromotions: remove<Write<[cartId: string], Wire.StoreCartRemovePromotion>, Wire.StoreCartResponse>(
    '/store/carts/:cartId/promotions',
    'body query headers',
  ),

  /** Calculates taxes in regions without automatic taxes. `POST /store/carts/{cartId}/taxes` */
  calculateTaxes: post<Read<[cartId: string]>, Wire.StoreCartResponse>(
    '/store/carts/:cartId/taxes',
    'query headers',
  ),

  /**
   * Completes a cart as an order. The answer's `type` is `order`, or `cart` with the reason for the failure (a payment
   * that is not authorized), both with status 200. An incomplete cart is refused with status 400. Call it again after a
   * timeout: a cart becomes at most one order. `POST /store/carts/{cartId}/complete`
   */
  complete: post<Read<[cartId: string]>, Wire.StoreCompleteCartResponse>(
    '/store/carts/:cartId/complete',
    'query headers',
  ),

  /** Transfers a guest's cart to the signed-in customer. `POST /store/carts/{id}/customer` */
  transferCart: post<Read<[id: string]>, Wire.StoreCartResponse>(
    '/store/carts/:id/customer',
    'query headers',
  ),
})
