import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/price-list.ts'

/** Price lists: sale prices, or prices for some customers. Amounts are in major currency units. */
export const priceLists = ({ get, post, remove }: Endpoints) => ({
  /** Lists price lists. `GET /admin/price-lists` */
  list: get<Read<[], Wire.AdminPriceListListParams>, Wire.AdminPriceListListResponse>('/admin/price-lists'),

  /** Retrieves a price list. `GET /admin/price-lists/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminPriceListParams>, Wire.AdminPriceListResponse>(
    '/admin/price-lists/:id',
  ),

  /** Creates a price list. `POST /admin/price-lists` */
  create: post<Write<[], Wire.AdminCreatePriceList, Wire.AdminPriceListParams>, Wire.AdminPriceListResponse>(
    '/admin/price-lists',
  ),

  /** Changes a price list. `POST /admin/price-lists/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdatePriceList, Wire.AdminPriceListParams>,
    Wire.AdminPriceListResponse
  >('/admin/price-lists/:id'),

  /** Deletes a price list. `DELETE /admin/price-lists/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminPriceListDeleteResponse>(
    '/admin/price-lists/:id',
    'headers',
  ),

  /** Creates, changes and deletes prices of a list. `POST /admin/price-lists/{id}/prices/batch` */
  batchPrices: post<
    Write<[id: string], Wire.AdminBatchPriceListPrice, Wire.AdminPriceListParams>,
    Wire.AdminPriceListBatchResponse
  >('/admin/price-lists/:id/prices/batch'),

  /** Lists the prices of a list. `GET /admin/price-lists/{id}/prices` */
  prices: get<Read<[id: string], Wire.AdminPriceListPriceListParams>, Wire.AdminPriceListPriceListResponse>(
    '/admin/price-lists/:id/prices',
  ),

  /** Removes the prices of products from a list. `POST /admin/price-lists/{id}/products` */
  linkProducts: post<
    Write<[id: string], Wire.AdminLinkPriceListProducts, Wire.AdminPriceListParams>,
    Wire.AdminPriceListResponse
  >('/admin/price-lists/:id/products'),
})
