import { publishableKey as samplePublishableKey } from '@umber/sample-store'
import { getResponse, http, type HttpHandler } from 'msw'
import { realClock, type FakeClock } from './clock.ts'
import { noFaults, type Asked, type FaultHook } from './faults.ts'
import { fetchOver } from './fetch-over.ts'
import { createFindRoute } from './find-route.ts'
import type { FakeCategory, FakeProduct } from './goods/fake-product.ts'
import { sampleCategories, sampleGoods } from './goods/sample-goods.ts'
import { answerTo, responseOf, type AskedRequest, type Counter } from './answer-to.ts'
import { afterSalesRoutes } from './routes/after-sales-routes.ts'
import { adminRoutes } from './routes/admin-routes.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { cartRoutes } from './routes/cart-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { searchRoutes } from './routes/search-routes.ts'
import { customerRoutes } from './routes/customer-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import type { Answer } from './routes/route.ts'
import { orderRoutes } from './routes/order-routes.ts'
import { shippingRoutes } from './routes/shipping-routes.ts'
import { wishlistRoutes } from './routes/wishlist-routes.ts'
import { scenarios, type Scenario, type ScenarioName } from './scenarios.ts'
import { seedPeople } from './seed-people.ts'
import { FakeWorld } from './world.ts'

export interface FakeBackendOptions {
  readonly scenario?: ScenarioName
  /** A test may own the time that answers take and tokens live. */
  readonly clock?: FakeClock
  /** The key that opens the shop; the sample store's, unless it is said. */
  readonly publishableKey?: string
  /** What is sold; the sample store, unless it is said. */
  readonly goods?: { readonly products: readonly FakeProduct[]; readonly categories: readonly FakeCategory[] }
}

export interface FakeBackend {
  readonly world: FakeWorld
  /** For msw's `setupServer` and `setupWorker`. */
  readonly handlers: readonly HttpHandler[]
  /** The same without msw's interception, for a client that takes a fetch. */
  readonly fetch: typeof fetch
  /**
   * The same without the platform's requests and responses, for a test that asks very often: nothing where the answer
   * is lost.
   */
  readonly answer: (request: AskedRequest) => Promise<Answer | undefined>
  readonly asked: readonly Asked[]
  /** May be exchanged at any time. */
  fault: FaultHook
  /** Milliseconds there and as many back. */
  latency: number
  /** How often something was asked whose path fits. */
  count(method: string, path: RegExp): number
}

const routes = [
  ...catalogueRoutes,
  ...searchRoutes,
  ...afterSalesRoutes,
  ...orderRoutes,
  ...cartRoutes,
  ...shippingRoutes,
  ...customerRoutes,
  ...wishlistRoutes,
  ...authRoutes,
  ...adminRoutes,
  ...healthRoutes,
]

const findRoute = createFindRoute(routes)

/** Medusa's /auth and /store in memory: what one request changes, the next one finds. */
export function createFakeBackend({
  scenario = 'usual',
  clock = realClock,
  publishableKey = samplePublishableKey,
  goods,
}: FakeBackendOptions = {}): FakeBackend {
  const opened = clock.now()
  const chosen: Scenario = scenarios[scenario]
  const world = new FakeWorld(
    clock,
    goods ?? { products: sampleGoods(opened), categories: sampleCategories() },
  )
  if (goods === undefined) seedPeople(world, opened)
  chosen.prepare?.(world)

  const asked: Asked[] = []
  const count: Counter = (method, path) =>
    asked.filter((one) => one.method === method && path.test(one.path)).length
  const settings = { fault: chosen.fault ?? noFaults, latency: chosen.latency ?? 0 }
  const answer = answerTo({ world, opened, publishableKey, asked, settings })
  const makeHandlers = () => [
    ...routes.map((route) =>
      http[methods[route.method]](`*${route.path}`, async ({ request, params }) =>
        responseOf(await answer(request, params, route)),
      ),
    ),
    http.all('*/*', async ({ request }) => responseOf(await answer(request, {}, undefined))),
  ]
  let made: ReturnType<typeof makeHandlers> | undefined
  const handlers = () => (made ??= makeHandlers())
  return {
    world,
    get handlers() {
      return handlers()
    },
    asked,
    count,
    fetch: fetchOver((request) => getResponse(handlers(), request)),
    answer(request) {
      const { route, params } = findRoute(request.method, new URL(request.url).pathname)
      return answer(request, params, route)
    },
    get fault() {
      return settings.fault
    },
    set fault(fault) {
      settings.fault = fault
    },
    get latency() {
      return settings.latency
    },
    set latency(latency) {
      settings.latency = latency
    },
  }
}

const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const
