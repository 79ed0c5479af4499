import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/exchange.ts'

/**
 * Exchanges: items are returned, others are sent, the difference is paid or refunded.
 *
 * An exchange is a draft until `request`. Each addition is an action on a preview of the order, with its own id
 * (`actionId`). Amounts are in major currency units.
 */
export const exchanges = ({ get, post, remove }: Endpoints) => ({
  /** Lists exchanges. `GET /admin/exchanges` */
  list: get<Read<[], Wire.AdminExchangeListParams>, Wire.AdminExchangeListResponse>('/admin/exchanges'),

  /** Retrieves an exchange. `GET /admin/exchanges/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminExchangeResponse>('/admin/exchanges/:id'),

  /** Creates an exchange for an order. `POST /admin/exchanges` */
  create: post<Write<[], Wire.AdminCreateExchange>, Wire.AdminExchangeOrderResponse>('/admin/exchanges'),

  /** Cancels an exchange that was requested. `POST /admin/exchanges/{id}/cancel` */
  cancel: post<Read<[id: string]>, Readonly<Record<string, never>>>(
    '/admin/exchanges/:id/cancel',
    'query headers',
  ),

  /** Adds return items. `POST /admin/exchanges/{id}/inbound/items` */
  addInboundItems: post<
    Write<[id: string], Wire.AdminAddExchangeInboundItems>,
    Wire.AdminExchangeReturnResponse
  >('/admin/exchanges/:id/inbound/items'),

  /** Changes a return item. `POST /admin/exchanges/{id}/inbound/items/{actionId}` */
  updateInboundItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateExchangeInboundItem>,
    Wire.AdminExchangeReturnResponse
  >('/admin/exchanges/:id/inbound/items/:actionId'),

  /** Removes a return item. `DELETE /admin/exchanges/{id}/inbound/items/{actionId}` */
  removeInboundItem: remove<Read<[id: string, actionId: string]>, Wire.AdminExchangeReturnResponse>(
    '/admin/exchanges/:id/inbound/items/:actionId',
  ),

  /** Adds the return shipping. `POST /admin/exchanges/{id}/inbound/shipping-method` */
  addInboundShipping: post<
    Write<[id: string], Wire.AdminExchangeAddInboundShipping>,
    Wire.AdminExchangeReturnResponse
  >('/admin/exchanges/:id/inbound/shipping-method'),

  /**
   * Changes the return shipping, such as its price.
   * `POST /admin/exchanges/{id}/inbound/shipping-method/{actionId}`
   */
  updateInboundShipping: post<
    Write<[id: string, actionId: string], Wire.AdminExchangeUpdateInboundShipping>,
    Wire.AdminExchangePreviewResponse
  >('/admin/exchanges/:id/inbound/shipping-method/:actionId'),

  /** Removes the return shipping. `DELETE /admin/exchanges/{id}/inbound/shipping-method/{actionId}` */
  deleteInboundShipping: remove<Read<[id: string, actionId: string]>, Wire.AdminExchangeReturnResponse>(
    '/admin/exchanges/:id/inbound/shipping-method/:actionId',
  ),

  /** Adds outbound items. `POST /admin/exchanges/{id}/outbound/items` */
  addOutboundItems: post<
    Write<[id: string], Wire.AdminAddExchangeOutboundItems>,
    Wire.AdminExchangePreviewResponse
  >('/admin/exchanges/:id/outbound/items'),

  /** Changes an outbound item. `POST /admin/exchanges/{id}/outbound/items/{actionId}` */
  updateOutboundItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateExchangeOutboundItem>,
    Wire.AdminExchangePreviewResponse
  >('/admin/exchanges/:id/outbound/items/:actionId'),

  /** Removes an outbound item. `DELETE /admin/exchanges/{id}/outbound/items/{actionId}` */
  removeOutboundItem: remove<Read<[id: string, actionId: string]>, Wire.AdminExchangePreviewResponse>(
    '/admin/exchanges/:id/outbound/items/:actionId',
  ),

  /** Adds the outbound shipping. `POST /admin/exchanges/{id}/outbound/shipping-method` */
  addOutboundShipping: post<
    Write<[id: string], Wire.AdminExchangeAddOutboundShipping>,
    Wire.AdminExchangePreviewResponse
  >('/admin/exchanges/:id/outbound/shipping-method'),

  /**
   * Changes the outbound shipping, such as its price.
   * `POST /admin/exchanges/{id}/outbound/shipping-method/{actionId}`
   */
  updateOutboundShipping: post<
    Write<[id: string, actionId: string], Wire.AdminExchangeUpdateOutboundShipping>,
    Wire.AdminExchangePreviewResponse
  >('/admin/exchanges/:id/outbound/shipping-method/:actionId'),

  /** Removes the outbound shipping. `DELETE /admin/exchanges/{id}/outbound/shipping-method/{actionId}` */
  deleteOutboundShipping: remove<Read<[id: string, actionId: string]>, Wire.AdminExchangePreviewResponse>(
    '/admin/exchanges/:id/outbound/shipping-method/:actionId',
  ),

  /** Confirms the exchange: it takes effect on the order. `POST /admin/exchanges/{id}/request` */
  request: post<Write<[id: string], Wire.AdminRequestExchange>, Wire.AdminExchangeRequestResponse>(
    '/admin/exchanges/:id/request',
  ),

  /** Cancels an exchange that was not requested yet. `DELETE /admin/exchanges/{id}/request` */
  cancelRequest: remove<Read<[id: string]>, Wire.AdminExchangeDeleteResponse>('/admin/exchanges/:id/request'),
})
