/** @module-tag smoke */
import { publishableKey } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../../src/index.ts'
import { differences } from '../support/differences.ts'
import type { Answer, Visitor } from '../support/scene.ts'
import { script } from '../support/script.ts'

const backendUrl = process.env['BACKEND_URL']
if (backendUrl === undefined) throw new Error('The contract needs BACKEND_URL of a running, seeded backend')

const fake = visitor(createFakeBackend().fetch, 'http://fake.test', publishableKey)
const real = visitor(fetch, backendUrl, process.env['PUBLISHABLE_KEY'] ?? publishableKey)

/** Fields that the fake leaves out, because no caller reads them. */
const leftOut: readonly RegExp[] = [
  // Raw amounts, and the order summary for the admin.
  /\.raw_\w+$/,
  /^order\.(summary|version|payment_collections)/,
  /^order\.(items|shipping_methods|shipping_address|billing_address)\[?\]?\./,
  /^order\.(original_subtotal|original_order_total)/,
  // Where a parcel is sent from, and who an option is for.
  /^shipping_options\[\]\.(service_zone|calculated_price|prices|rules)$/,
  /^payment_collection\.payment_sessions\[\]\./,
  // Relations that the real backend adds to a requested field.
  /variants\[\]\.manage_inventory$/,
  /^products\[\]\.categories$/,
  /^order\.(fulfillments|payment_status|fulfillment_status)$/,
  /^orders\[\]\.(version|payment_status|fulfillments\[\]\.\w+_at)$/,
  // The real backend always sends an order's lines whole.
  /^orders\[\]\.items\[\]\.(?!(title|quantity|unit_price|product_handle)$)/,
  // The cart beside a refusal has its payment too.
  /^cart\.payment_collection$/,
  // The seed has a home page and posts of its own.
  /^shop_settings\.(home_sections|has_journal)$/,
  // Null by default, and left out when requested.
  /^cart\.customer_id$/,
]
const isLeftOut = (path: string) => leftOut.some((pattern) => pattern.test(path))

it.each(script)('the fake and the real backend agree on $title', async ({ act, learn = {} }) => {
  const [here, there] = [await act(fake), await act(real)]
  for (const [name, path] of Object.entries(learn)) {
    fake.known.set(name, String(at(here.body, path)))
    real.known.set(name, String(at(there.body, path)))
  }
  expect([here.status, here.type, here.isNamed]).toEqual([there.status, there.type, there.isNamed])
  expect(differences(here.body, withoutProviders(there.body), isLeftOut)).toEqual([])
})

const elsewhere: ReadonlySet<string> = new Set(['pp_stripe_stripe', 'pp_razorpay', 'pp_bank-transfer'])

/** The stack of the tests has providers that the fake does not have. */
function withoutProviders(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('payment_providers' in body)) return body
  const { payment_providers: all } = body as { readonly payment_providers: readonly { id: string }[] }
  const providers = all.filter(({ id }) => !elsewhere.has(id))
  return { ...body, payment_providers: providers, count: providers.length }
}

function visitor(ask: typeof fetch, baseUrl: string, key: string): Visitor {
  const known = new Map([['newcomer', `newcomer-${Date.now()}@umber-ecru.example`]])
  return {
    known,
    ask: async (method, path, body, bearer): Promise<Answer> => {
      const headers = new Headers({ 'x-publishable-api-key': key })
      if (body !== undefined) headers.set('content-type', 'application/json')
      if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await ask(baseUrl + path, { method, headers, ...sent })
      const text = await response.text()
      const type = response.headers.get('content-type')?.split(';')[0] ?? ''
      const isNamed = /^[\w.-]{1,64}$/.test(response.headers.get('x-request-id') ?? '')
      return { status: response.status, type, isNamed, body: read(text, known) }
    },
  }
}

/** Ids in a message differ between the two backends, so they are replaced by their names. */
function read(text: string, known: ReadonlyMap<string, string>): unknown {
  try {
    const body = JSON.parse(text) as { readonly message?: unknown }
    if (typeof body.message !== 'string') return body
    const message = [...known].reduce((said, [name, id]) => said.replaceAll(id, name), body.message)
    return { ...body, message }
  } catch {
    return text.startsWith('<') ? 'a page' : text
  }
}

/** Follows names, indexes and `name=value`, which finds a matching entry. */
function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    const [name = '', wanted] = step.split('=')
    if (typeof value !== 'object' || value === null) return undefined
    if (wanted === undefined) return Reflect.get(value, name)
    const entries: readonly unknown[] = Array.isArray(value) ? value : []
    return entries.find(
      (entry) => typeof entry === 'object' && entry !== null && Reflect.get(entry, name) === wanted,
    )
  }, body)
}
