import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue, failureFrom, formatMoney, type Failure } from '@umber/storefront-core'

/** Next.js keeps a rendered page for this many seconds. */
export const revalidate = 60

/** The products with their prices, rendered on the server. */
export default async function Page() {
  const backendUrl = process.env['MEDUSA_URL'] ?? 'http://localhost:9000'
  const publishableKey = process.env['MEDUSA_PUBLISHABLE_KEY']
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey })
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
  const found = await catalogue.products().catch((error: unknown): Failure => failureFrom(error))

  if ('kind' in found) return <main>The shop does not answer: {found.kind}</main>
  return (
    <main>
      <h1>{`${found.length} products`}</h1>
      <ul>
        {found.map(({ id, name, price }) => (
          <li key={id}>{`${name} ${price === undefined ? 'Price on request' : formatMoney(price)}`}</li>
        ))}
      </ul>
    </main>
  )
}
