import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue, failureFrom, formatMoney } from '@umber/storefront-core'

/** Next.js keeps a rendered page for this many seconds. */
export const revalidate = 60

/** The products with their prices, rendered on the server. */
export default async function Page() {
  const backendUrl = process.env['MEDUSA_URL'] ?? 'http://localhost:9000'
  const publishableKey = process.env['MEDUSA_PUBLISHABLE_KEY']
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey })
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })

  try {
    const products = await catalogue.products()
    return (
      <main>
        <h1>{products.length} products</h1>
        <ul>
          {products.map(({ id, name, price }) => (
            <li key={id}>
              {name} {price === undefined ? 'Price on request' : formatMoney(price)}
            </li>
          ))}
        </ul>
      </main>
    )
  } catch (error) {
    return <main>The shop does not answer: {failureFrom(error).kind}</main>
  }
}
