export type { AskedRequest } from './handle-request.ts'
export { realClock, type FakeClock } from './clock.ts'
export { SimulatedClock } from './simulated-clock.ts'
export { createFakeBackend, type FakeBackend, type FakeBackendOptions } from './create-fake-backend.ts'
export type { Asked, Fault, FaultHook } from './faults.ts'
export type {
  FakeCategory,
  FakeCollection,
  FakeContent,
  FakeProduct,
  FakeStock,
  FakeVariant,
} from './fixtures/fake-product.ts'
export type { FakeJournalPost } from './fixtures/fake-journal-post.ts'
export type { FakeShopPage } from './fixtures/fake-shop-page.ts'
export { startFakeBackend } from './start-fake-backend.ts'
export { scenarios, type Scenario, type ScenarioName } from './scenarios.ts'
export { fakeBackendListener, serveFakeBackend, type Served } from './serve.ts'
export { makeToken } from './routes/auth-routes.ts'
export type { Answer } from './routes/route.ts'
export type { FakeCountry, FakeTax } from './fake-region.ts'
export {
  FakeDatabase,
  homeRegionId,
  type FakeCart,
  type FakeCustomer,
  type FakeIdentity,
  type FakeLine,
  type FakeOrder,
  type FakeRegion,
  type FakeTestPayment,
  type FakeToken,
  type FakeWish,
} from './database.ts'
export { totalOf } from './wire/sums.ts'
