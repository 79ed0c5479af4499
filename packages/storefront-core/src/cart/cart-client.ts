import type { CallOptions } from '../catalogue/catalogue-client.ts'

/** What the cart needs of the commerce client; a `CommerceClient` fits. */
export interface CartClient {
  readonly store: {
    readonly product: {
      retrieve(id: string, query: undefined, headers: undefined, options: CallOptions): Promise<unknown>
      list(query: object, headers: undefined, options: CallOptions): Promise<unknown>
    }
    readonly cart: {
      create(body: object, query: object, headers: undefined, options: CallOptions): Promise<unknown>
      retrieve(id: string, query: object, headers: undefined, options: CallOptions): Promise<unknown>
      update(
        id: string,
        body: { readonly region_id: string },
        query: object,
        headers: undefined,
        options: CallOptions,
      ): Promise<unknown>
      createLineItem(
        cartId: string,
        body: { variant_id: string; quantity: number },
        query: object,
        headers: undefined,
        options: CallOptions,
      ): Promise<unknown>
      updateLineItem(
        cartId: string,
        lineId: string,
        body: { quantity: number },
        query: object,
        headers: undefined,
        options: CallOptions,
      ): Promise<unknown>
      transferCart(id: string, query: object, headers: undefined, options: CallOptions): Promise<unknown>
      deleteLineItem(
        cartId: string,
        lineId: string,
        query: object,
        headers: undefined,
        options: CallOptions,
      ): Promise<unknown>
    }
  }
}
