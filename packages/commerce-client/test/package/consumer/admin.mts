import { CommerceClient, each, FetchError, type StoreCart } from '@umber/commerce-client'
import { Admin, type AdminProduct, type AdminReturnPreviewResponse } from '@umber/commerce-client/admin'
import Medusa, {
  Client,
  FetchError as SdkFetchError,
  type ClientHeaders,
} from '@umber/commerce-client/js-sdk'

const { client } = new CommerceClient({ baseUrl: 'https://shop.example', apiKey: 'sk_1' })
const admin = new Admin(client)
const sdk = new Medusa({ baseUrl: 'https://shop.example', auth: { type: 'session' } })

/** True for `any` only: `0 extends 1 & T` holds for no other type. */
type IsAny<T> = 0 extends 1 & T ? true : false

export const nothingIsAny: readonly false[] = [
  false satisfies IsAny<Awaited<ReturnType<typeof admin.order.retrieve>>>,
  false satisfies IsAny<AdminProduct['metadata']>,
  false satisfies IsAny<AdminReturnPreviewResponse['order_preview']['items'][number]>,
  false satisfies IsAny<Parameters<typeof admin.product.create>[0]>,
  false satisfies IsAny<StoreCart['items']>,
  false satisfies IsAny<Awaited<ReturnType<typeof sdk.store.cart.complete>>>,
]

export async function manage(headers: ClientHeaders): Promise<string[]> {
  const titles: string[] = []
  for await (const product of each(admin.product.list, { limit: 50 })) titles.push(product.title)
  const { order_preview } = await admin.return.receiveItems('ret_1', {
    items: [{ id: 'item_1', quantity: 1 }],
  })
  // @ts-expect-error a quantity is a number
  await admin.return.receiveItems('ret_1', { items: [{ id: 'item_1', quantity: '1' }] })
  // @ts-expect-error roles are Enterprise Edition
  void sdk.admin.rbacRole
  const { products } = await sdk.admin.product.list({ q: 'tee' }, headers)
  const { stream, abort } = await new Client({ baseUrl: 'https://shop.example' }).fetchStream('/events')
  for await (const { data } of stream) {
    titles.push(data ?? '')
    abort()
  }
  const error: unknown = new FetchError('No', '', 404)
  if (error instanceof SdkFetchError) titles.push(String(error.status))
  return [...titles, ...products.map(({ id }) => id), order_preview.id]
}
