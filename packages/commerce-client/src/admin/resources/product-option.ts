import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/product-option.ts'

/** Product options, such as size, and their values. `product.linkOptions` assigns them to a product. */
export const productOptions = ({ get, post, remove }: Endpoints) => ({
  /** Lists product options. `GET /admin/product-options` */
  list: get<Read<[], Wire.AdminProductOptionListParams>, Wire.AdminProductOptionListResponse>(
    '/admin/product-options',
  ),

  /** Retrieves a product option. `GET /admin/product-options/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminProductOptionResponse>('/admin/product-options/:id'),

  /** Creates a product option. `POST /admin/product-options` */
  create: post<
    Write<[], Wire.AdminCreateProductOption, Wire.AdminProductOptionParams>,
    Wire.AdminProductOptionResponse
  >('/admin/product-options'),

  /** Changes a product option. `POST /admin/product-options/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateProductOption, Wire.AdminProductOptionParams>,
    Wire.AdminProductOptionResponse
  >('/admin/product-options/:id'),

  /** Deletes a product option. `DELETE /admin/product-options/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminProductOptionDeleteResponse>(
    '/admin/product-options/:id',
    'headers',
  ),

  /** Lists the values of an option. `GET /admin/product-options/{optionId}/values` */
  listValues: get<
    Read<[optionId: string], Wire.AdminProductOptionValueListParams>,
    Wire.AdminProductOptionValueListResponse
  >('/admin/product-options/:optionId/values'),

  /** Retrieves a value of an option. `GET /admin/product-options/{optionId}/values/{valueId}` */
  retrieveValue: get<Read<[optionId: string, valueId: string]>, Wire.AdminProductOptionValueResponse>(
    '/admin/product-options/:optionId/values/:valueId',
  ),

  /** Changes a value of an option. `POST /admin/product-options/{optionId}/values/{valueId}` */
  updateValue: post<
    Write<[optionId: string, valueId: string], Wire.AdminUpdateProductOptionValue>,
    Wire.AdminProductOptionValueResponse
  >('/admin/product-options/:optionId/values/:valueId'),

  /** Deletes a value of an option. `DELETE /admin/product-options/{optionId}/values/{valueId}` */
  deleteValue: remove<
    BareRead<[optionId: string, valueId: string]>,
    Wire.AdminProductOptionValueDeleteResponse
  >('/admin/product-options/:optionId/values/:valueId', 'headers'),
})
