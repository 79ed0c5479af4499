import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/sales-channel.ts'

/** Sales channels: which products are sold where. */
export const salesChannels = ({ get, post, remove }: Endpoints) => ({
  /** Lists sales channels. `GET /admin/sales-channels` */
  list: get<Read<[], Wire.AdminSalesChannelListParams>, Wire.AdminSalesChannelListResponse>(
    '/admin/sales-channels',
  ),

  /** Retrieves a sales channel. `GET /admin/sales-channels/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminSalesChannelResponse>('/admin/sales-channels/:id'),

  /** Creates a sales channel. `POST /admin/sales-channels` */
  create: post<Write<[], Wire.AdminCreateSalesChannel>, Wire.AdminSalesChannelResponse>(
    '/admin/sales-channels',
  ),

  /** Changes a sales channel. `POST /admin/sales-channels/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateSalesChannel>, Wire.AdminSalesChannelResponse>(
    '/admin/sales-channels/:id',
  ),

  /** Deletes a sales channel. `DELETE /admin/sales-channels/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminSalesChannelDeleteResponse>(
    '/admin/sales-channels/:id',
    'headers',
  ),

  /**
   * Adds products to a sales channel and removes others. The same as `batchProducts`.
   * `POST /admin/sales-channels/{id}/products`
   */
  updateProducts: post<
    BareWrite<[id: string], Wire.AdminUpdateSalesChannelProducts>,
    Wire.AdminSalesChannelResponse
  >('/admin/sales-channels/:id/products', 'body headers'),

  /** Adds products to a sales channel and removes others. `POST /admin/sales-channels/{id}/products` */
  batchProducts: post<
    BareWrite<[id: string], Wire.AdminUpdateSalesChannelProducts>,
    Wire.AdminSalesChannelResponse
  >('/admin/sales-channels/:id/products', 'body headers'),
})
