import type * as Wire from '../wire/customer.ts'
import type { Endpoints, BareRead, Read, Write } from './endpoints.ts'

/** The signed-in customer; status 401 for a guest. */
export const customers = ({ get, post, remove }: Endpoints) => ({
  /** Creates the customer of a registered identity; needs the token of `auth.register`. `POST /store/customers` */
  create: post<Write<[], Wire.StoreCreateCustomer>, Wire.StoreCustomerResponse>('/store/customers'),

  /** Changes name, phone, company or metadata. `POST /store/customers/me` */
  update: post<Write<[], Wire.StoreUpdateCustomer>, Wire.StoreCustomerResponse>('/store/customers/me'),

  /** Retrieves the signed-in customer. `GET /store/customers/me` */
  retrieve: get<Read<[]>, Wire.StoreCustomerResponse>('/store/customers/me'),

  /** Adds an address; returns the customer. `POST /store/customers/me/addresses` */
  createAddress: post<Write<[], Wire.StoreCreateCustomerAddress>, Wire.StoreCustomerResponse>(
    '/store/customers/me/addresses',
  ),

  /** Changes an address; returns the customer. `POST /store/customers/me/addresses/{addressId}` */
  updateAddress: post<
    Write<[addressId: string], Wire.StoreUpdateCustomerAddress>,
    Wire.StoreCustomerResponse
  >('/store/customers/me/addresses/:addressId'),

  /** Lists the addresses. `GET /store/customers/me/addresses` */
  listAddress: get<Read<[], Wire.StoreCustomerAddressListParams>, Wire.StoreCustomerAddressListResponse>(
    '/store/customers/me/addresses',
  ),

  /** Retrieves an address. `GET /store/customers/me/addresses/{addressId}` */
  retrieveAddress: get<Read<[addressId: string]>, Wire.StoreCustomerAddressResponse>(
    '/store/customers/me/addresses/:addressId',
  ),

  /** Deletes an address; the customer is the answer's `parent`. `DELETE /store/customers/me/addresses/{addressId}` */
  deleteAddress: remove<BareRead<[addressId: string]>, Wire.StoreCustomerAddressDeleteResponse>(
    '/store/customers/me/addresses/:addressId',
    'headers',
  ),
})
