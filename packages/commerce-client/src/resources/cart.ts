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

  /** Retrieves a cart; type `not_found` when there is none of this id. `GET /store/carts/{id}` */
  retrieve: get<Read<[id: string]>, Wire.StoreCartResponse>('/store/carts/:id'),

  /**
   * Adds a variant; joins a line of the same variant and metadata. Code `insufficient_inventory` when there is too little of
   * it. Adding twice adds twice: after a timeout read the cart before trying again. `POST /store/carts/{cartId}/line-items`
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

  /** Applies promotion codes; one that does not hold for the cart is ignored. `POST /store/carts/{cartId}/promotions` */
  addPromotions: post<Write<[cartId: string], Wire.StoreCartAddPromotion>, Wire.StoreCartResponse>(
    '/store/carts/:cartId/promotions',
  ),

  /** Takes promotion codes away. `DELETE /store/carts/{cartId}/promotions` */
  removePromotions: remove<Write<[cartId: string], Wire.StoreCartRemovePromotion>, Wire.StoreCartResponse>(
    '/store/carts/:cartId/promotions',
    'body query headers',
  ),

  /** Computes taxes where they are not computed by themselves. `POST /store/carts/{cartId}/taxes` */
  calculateTaxes: post<Read<[cartId: string]>, Wire.StoreCartResponse>(
    '/store/carts/:cartId/taxes',
    'query headers',
  ),

  /**
   * Makes an order of a cart. The answer's `type` is `order`, or `cart` with the reason why not (a payment that is not
   * authorized), both with status 200; a cart that lacks something is refused with status 400. Ask again after a timeout: a
   * cart becomes one order at most. `POST /store/carts/{cartId}/complete`
   */
  complete: post<Read<[cartId: string]>, Wire.StoreCompleteCartResponse>(
    '/store/carts/:cartId/complete',
    'query headers',
  ),

  /** Gives a guest's cart to the signed-in customer. `POST /store/carts/{id}/customer` */
  transferCart: post<Read<[id: string]>, Wire.StoreCartResponse>(
    '/store/carts/:id/customer',
    'query headers',
  ),
})
