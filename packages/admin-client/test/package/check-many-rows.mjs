import { openAsBlob } from 'node:fs'

/**
 * Checks a file with the built package, in a process whose memory is limited. The store is an empty one. Prints how it ended.
 *
 * node --max-old-space-size=64 check-many-rows.mjs <index.js of the package> <file>
 */

const [, , index = '', file = ''] = process.argv
const { createAdminClient, importProducts } = await import(index)
const currencies = [{ currency_code: 'inr' }]
const tool = createAdminClient({
  baseUrl: 'https://shop.example',
  apiKey: 'sk_123',
  fetch: async (address) =>
    Response.json(
      new URL(address).pathname === '/admin/stores' ? { stores: [{ supported_currencies: currencies }] } : {},
    ),
})
const { kind, summary } = await importProducts(tool, { csv: await openAsBlob(file) }, { dryRun: true })
process.stdout.write(JSON.stringify({ kind, summary }))
