import JsSdk from '@medusajs/js-sdk'
import { expect, test } from 'vitest'
import Medusa from '../src/js-sdk/index.ts'
import { obligingAnswer } from './support/api-calls.ts'
import { isEnterpriseRoute } from './support/enterprise.ts'
import { call, methodsOf } from './support/methods.ts'
import { recordingFetch } from './support/recording-fetch.ts'
import { sampleArguments } from './support/sample-arguments.ts'
import { routeOf, serverRoutes } from './support/server-routes.ts'

// Maps the server's operations to the client's methods. The list is in routes.txt, so that another release of Medusa
// shows as a difference there. To update it: `vitest run test/routes.test.ts -u`.

const routes = serverRoutes()
const leftOut = (route: string): string | undefined => {
  if (isEnterpriseRoute(route)) return '(Enterprise Edition)'
  return route.includes(' /hooks/') ? '(for payment providers)' : undefined
}

/**
 * js-sdk's functions have readable parameter names. The methods that it lacks get as many parameters as their path has.
 */
function signatures() {
  const { admin, store, auth } = new JsSdk({ baseUrl: 'http://localhost:9000' })
  return methodsOf({ admin, store, auth })
}

const idOnly: Readonly<Record<string, number>> = {
  'admin.inventoryItem.createLevel': 1,
  'admin.orderEdit.addShippingMethod': 1,
  'admin.orderEdit.removeShippingMethod': 2,
  'admin.orderEdit.updateShippingMethod': 2,
  'admin.product.confirmLegacyImport': 1,
  'admin.product.createVariantInventoryItem': 2,
  'admin.product.deleteVariantInventoryItem': 3,
  'admin.product.followImport': 1,
  'admin.product.updateVariantInventoryItem': 3,
  'admin.taxRate.createRule': 1,
  'admin.taxRate.deleteRule': 2,
  'admin.workflowExecution.retrieveByTransaction': 2,
  'admin.workflowExecution.run': 1,
  'admin.workflowExecution.setStepFailure': 1,
  'admin.workflowExecution.setStepSuccess': 1,
  'admin.workflowExecution.subscribe': 1,
  'admin.workflowExecution.subscribeToTransaction': 2,
  'auth.callbackWithBody': 2,
  'auth.loginWithQuery': 2,
  'store.cart.calculateTaxes': 1,
  'store.currency.retrieve': 1,
  'store.productTag.retrieve': 1,
  'store.productType.retrieve': 1,
  'store.productVariant.retrieve': 1,
  'store.returnReason.retrieve': 1,
}

/** The method and path of each request of a method. */
async function requestsByMethod(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { calls, fetch } = recordingFetch((recorded) =>
    recorded.headers['accept'] === 'text/event-stream'
      ? new Response('', { headers: { 'content-type': 'text/event-stream' } })
      : obligingAnswer(recorded),
  )
  const auth = { type: 'session', jwtTokenStorageMethod: 'memory' } as const
  const sdk = new Medusa({ baseUrl: 'http://localhost:9000', fetch, auth })
  const parts = { admin: sdk.admin, store: sdk.store, auth: sdk.auth }
  const known = signatures()
  const requests = new Map<string, readonly string[]>()
  for (const [name, method] of methodsOf(parts)) {
    calls.length = 0
    const signature = known.get(name)?.run
    const given = signature
      ? sampleArguments(name, signature)
      : Array.from({ length: idOnly[name] ?? 0 }, (_, index) => `id_${index}`)
    const isStream = /ubscribe|followImport/.test(name)
    const answer = call(method, isStream ? [...given, {}, { reconnect: false }] : given)
    if (isStream) await (answer as unknown as AsyncGenerator).next()
    await answer
    requests.set(
      name,
      calls
        .filter(({ url }) => url.startsWith('http://localhost'))
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    )
  }
  return requests
}

const requests = [...(await requestsByMethod())].flatMap(([name, sent]) =>
  sent.map((request) => ({ name, request, route: routeOf(request, routes) })),
)

test('[SDK-01] [SDK-07] every client operation of the server is reached by a method', async () => {
  const lines = routes.map((route) => {
    const names = new Set(requests.filter((sent) => sent.route === route).map(({ name }) => name))
    return { route, by: leftOut(route) ?? [...names].join(', ') }
  })
  expect(lines.filter(({ by }) => by === '')).toEqual([])
  const text = lines.map(({ route, by }) => `${route.replace(' ', '\t')}\t${by}\n`).join('')
  await expect(text).toMatchFileSnapshot('routes.txt')
})

test('no method calls an unknown operation', () => {
  expect(requests.filter(({ route }) => route === undefined)).toEqual([])
})

test('no method calls the Enterprise Edition', () => {
  expect(requests.filter(({ route = '' }) => isEnterpriseRoute(route))).toEqual([])
})
