import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/customer-group.ts'

/** Customer groups, for prices and promotions that apply to some customers only. */
export const customerGroups = ({ get, post, remove }: Endpoints) => ({
  /** Lists customer groups. `GET /admin/customer-groups` */
  list: get<Read<[], Wire.AdminGetCustomerGroupsParams>, Wire.AdminCustomerGroupListResponse>(
    '/admin/customer-groups',
  ),

  /** Retrieves a customer group. `GET /admin/customer-groups/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminGetCustomerGroupParams>, Wire.AdminCustomerGroupResponse>(
    '/admin/customer-groups/:id',
  ),

  /** Creates a customer group. `POST /admin/customer-groups` */
  create: post<
    Write<[], Wire.AdminCreateCustomerGroup, Wire.AdminGetCustomerGroupParams>,
    Wire.AdminCustomerGroupResponse
  >('/admin/customer-groups'),

  /** Changes a customer group. `POST /admin/customer-groups/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateCustomerGroup, Wire.AdminGetCustomerGroupParams>,
    Wire.AdminCustomerGroupResponse
  >('/admin/customer-groups/:id'),

  /** Deletes a customer group. `DELETE /admin/customer-groups/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminCustomerGroupDeleteResponse>(
    '/admin/customer-groups/:id',
    'headers',
  ),

  /** Adds customers to a group and removes others. `POST /admin/customer-groups/{id}/customers` */
  batchCustomers: post<BareWrite<[id: string], Wire.AdminBatchLink>, Wire.AdminCustomerGroupResponse>(
    '/admin/customer-groups/:id/customers',
    'body headers',
  ),
})
