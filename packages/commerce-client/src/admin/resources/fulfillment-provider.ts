import type { BareRead, Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/fulfillment-provider.ts'

/** Fulfillment providers. */
export const fulfillmentProviders = ({ get }: Endpoints) => ({
  /** Lists fulfillment providers. `GET /admin/fulfillment-providers` */
  list: get<Read<[], Wire.AdminGetFulfillmentProvidersParams>, Wire.AdminFulfillmentProviderListResponse>(
    '/admin/fulfillment-providers',
  ),

  /** Lists what a provider offers, such as its services. `GET /admin/fulfillment-providers/{id}/options` */
  listFulfillmentOptions: get<BareRead<[id: string]>, Wire.AdminFulfillmentProviderOptionsListResponse>(
    '/admin/fulfillment-providers/:id/options',
    'headers',
  ),
})
