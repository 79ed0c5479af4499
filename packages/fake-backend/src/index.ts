export type { AskedRequest } from './answer-to.ts'
export { realClock, type FakeClock } from './clock.ts'
export { createFakeBackend, type FakeBackend, type FakeBackendOptions } from './create-fake-backend.ts'
export type { Asked, Fault, FaultHook } from './faults.ts'
export type { FakeCategory, FakeProduct, FakeStock, FakeVariant } from './goods/fake-product.ts'
export { playBackend } from './play-backend.ts'
export { scenarios, type Scenario, type ScenarioName } from './scenarios.ts'
export { serveFakeBackend, type Served } from './serve.ts'
export { makeToken } from './routes/auth-routes.ts'
export type { Answer } from './routes/route.ts'
export {
  FakeWorld,
  homeRegionId,
  type FakeCart,
  type FakeCustomer,
  type FakeIdentity,
  type FakeLine,
  type FakeOrder,
  type FakeRegion,
  type FakeToken,
  type FakeWish,
} from './world.ts'
export { sumsOf, type Sums } from './wire/cart-wire.ts'
