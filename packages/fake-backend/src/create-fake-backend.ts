import { publishableKey as samplePublishableKey, shopSettings } from '@umber/sample-store'
import { http, type HttpHandler } from 'msw'
import { realClock, type FakeClock } from './clock.ts'
import { noFaults, type Asked, type FaultHook } from './faults.ts'
import { fetchOver } from './fetch-over.ts'
import { createFindRoute } from './find-route.ts'
import type { FakeCategory, FakeProduct } from './fixtures/fake-product.ts'
import { sampleCategories, sampleProducts } from './fixtures/sample-products.ts'
import { answerTo, responseOf, type AskedRequest, type Counter } from './handle-request.ts'
import { afterSalesRoutes } from './routes/after-sales-routes.ts'
import { orderRecordRoutes } from './routes/order-record-routes.ts'
import { adminRoutes } from './routes/admin-routes.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { cartRoutes } from './routes/cart-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { searchRoutes } from './routes/search-routes.ts'
import { customerRoutes } from './routes/customer-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import type { Answer } from './routes/route.ts'
import { creditRoutes } from './routes/credit-routes.ts'
import { backInStockRoutes } from './routes/back-in-stock-routes.ts'
import { newsletterRoutes } from './routes/newsletter-routes.ts'
import { orderChangeRoutes } from './routes/order-change-routes.ts'
import { ownAccountRoutes } from './routes/own-account-routes.ts'
import { orderRoutes } from './routes/order-routes.ts'
import { paymentRoutes } from './routes/payment-routes.ts'
import { preferenceRoutes } from './routes/preference-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { quickOrderRoutes } from './routes/quick-order-routes.ts'
import { journalRoutes } from './routes/journal-routes.ts'
import { shopSettingsRoutes } from './routes/shop-settings-routes.ts'
import { shippingRoutes } from './routes/shipping-routes.ts'
import { ownCartRoutes } from './routes/own-cart-routes.ts'
import { wishlistRoutes } from './routes/wishlist-routes.ts'
import { scenarios, type Scenario, type ScenarioName } from './scenarios.ts'
import { seedPeople } from './seed-people.ts'
import { seedReviews } from './seed-reviews.ts'
import { FakeDatabase } from './database.ts'

export interface FakeBackendOptions {
  readonly scenario?: ScenarioName
  /** Controls response times and token expiry in tests. */
  readonly clock?: FakeClock
  /** The publishable key of the shop. Default: the sample store's. */
  readonly publishableKey?: string
  /** The catalogue. Default: the sample store's. */
  readonly products?: {
    readonly products: readonly FakeProduct[]
    readonly categories: readonly FakeCategory[]
  }
}

export interface FakeBackend {
  readonly database: FakeDatabase
  /** For msw's `setupServer` and `setupWorker`. */
  readonly handlers: readonly HttpHandler[]
  /** The backend as a `fetch`, without msw's interception. */
  readonly fetch: typeof fetch
  /**
   * The backend without the platform's requests and responses, for tests with very many requests. Undefined where the
   * answer is lost.
   */
  readonly answer: (request: AskedRequest) => Promise<Answer | undefined>
  readonly requests: readonly Asked[]
  /** Can be replaced at any time. */
  fault: FaultHook
  /** Milliseconds in each direction. */
  latency: number
  /** The number of requests with this method and a matching path. */
  count(method: string, path: RegExp): number
}

const routes = [
  ...catalogueRoutes,
  ...searchRoutes,
  ...afterSalesRoutes,
  ...orderRecordRoutes,
  ...orderRoutes,
  ...orderChangeRoutes,
  ...ownAccountRoutes,
  ...backInStockRoutes,
  ...creditRoutes,
  ...newsletterRoutes,
  ...reviewRoutes,
  ...paymentRoutes,
  ...cartRoutes,
  ...shippingRoutes,
  ...journalRoutes,
  ...shopSettingsRoutes,
  ...quickOrderRoutes,
  ...customerRoutes,
  ...ownCartRoutes,
  ...wishlistRoutes,
  ...preferenceRoutes,
  ...authRoutes,
  ...adminRoutes,
  ...healthRoutes,
]

const findRoute = createFindRoute(routes)

/** Medusa's /auth and /store in memory. State persists between requests. */
export function createFakeBackend({
  scenario = 'usual',
  clock = realClock,
  publishableKey = samplePublishableKey,
  products: ownProducts,
}: FakeBackendOptions = {}): FakeBackend {
  const opened = clock.now()
  const chosen: Scenario = scenarios[scenario]
  const database = new FakeDatabase(
    clock,
    ownProducts ?? { products: sampleProducts(opened), categories: sampleCategories() },
  )
  if (ownProducts === undefined) {
    seedPeople(database, opened)
    // The shop's own home page: that of the sample store is for those who look at it.
    database.shopSettings = { ...shopSettings, home_sections: null }
    seedReviews(database, opened)
  }
  chosen.prepare?.(database)

  const asked: Asked[] = []
  const count: Counter = (method, path) =>
    asked.filter((one) => one.method === method && path.test(one.path)).length
  const settings = { fault: chosen.fault ?? noFaults, latency: chosen.latency ?? 0 }
  const remembered = new Map<string, Answer>()
  const answer = answerTo({ database, opened, publishableKey, asked, remembered, settings })
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
  const answerOf = (request: AskedRequest) => {
    const { route, params } = findRoute(request.method, new URL(request.url).pathname)
    return answer(request, params, route)
  }
  return {
    database,
    get handlers() {
      return handlers()
    },
    requests: asked,
    count,
    // Not through the handlers: msw takes a stack trace for each route of each backend.
    fetch: fetchOver(async (request) => responseOf(await answerOf(request))),
    answer: answerOf,
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
