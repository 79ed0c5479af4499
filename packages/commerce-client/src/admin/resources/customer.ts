import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { AdditionalData } from '../../wire/query.ts'
import type * as Wire from '../wire/customer.ts'

/** Customers and their addresses. */
export const customers = ({ get, post, remove }: Endpoints) => ({
  /** Lists customers. `GET /admin/customers` */
  list: get<Read<[], Wire.AdminCustomerFilters>, Wire.AdminCustomerListResponse>('/admin/customers'),

  /** Retrieves a customer. `GET /admin/customers/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminCustomerResponse>('/admin/customers/:id'),

  /** Creates a customer. `POST /admin/customers` */
  create: post<Write<[], Wire.AdminCreateCustomer & AdditionalData>, Wire.AdminCustomerResponse>(
    '/admin/customers',
  ),

  /** Changes a customer. `POST /admin/customers/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateCustomer & AdditionalData>, Wire.AdminCustomerResponse>(
    '/admin/customers/:id',
  ),

  /** Deletes a customer. `DELETE /admin/customers/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminCustomerDeleteResponse>('/admin/customers/:id', 'headers'),

  /** Adds a customer to groups and removes them from others. `POST /admin/customers/{id}/customer-groups` */
  batchCustomerGroups: post<BareWrite<[id: string], Wire.AdminBatchLink>, Wire.AdminCustomerResponse>(
    '/admin/customers/:id/customer-groups',
    'body headers',
  ),

  /** Adds an address; returns the customer. `POST /admin/customers/{id}/addresses` */
  createAddress: post<
    BareWrite<[id: string], Wire.AdminCreateCustomerAddress & AdditionalData>,
    Wire.AdminCustomerResponse
  >('/admin/customers/:id/addresses', 'body headers'),

  /** Changes an address; returns the customer. `POST /admin/customers/{id}/addresses/{addressId}` */
  updateAddress: post<
    BareWrite<[id: string, addressId: string], Wire.AdminUpdateCustomerAddress & AdditionalData>,
    Wire.AdminCustomerResponse
  >('/admin/customers/:id/addresses/:addressId', 'body headers'),

  /** Deletes an address; the customer is the answer’s `parent`. `DELETE /admin/customers/{id}/addresses/{addressId}` */
  deleteAddress: remove<BareRead<[id: string, addressId: string]>, Wire.AdminCustomerAddressDeleteResponse>(
    '/admin/customers/:id/addresses/:addressId',
    'headers',
  ),

  /** Retrieves an address. `GET /admin/customers/{id}/addresses/{addressId}` */
  retrieveAddress: get<BareRead<[id: string, addressId: string]>, Wire.AdminCustomerAddressResponse>(
    '/admin/customers/:id/addresses/:addressId',
    'headers',
  ),

  /** Lists the addresses of a customer. `GET /admin/customers/{id}/addresses` */
  listAddresses: get<BareRead<[id: string]>, Wire.AdminCustomerAddressListResponse>(
    '/admin/customers/:id/addresses',
    'headers',
  ),
})
