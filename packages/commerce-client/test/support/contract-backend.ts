import { startFakeBackend } from '@umber/fake-backend'

/** Before all contracts: starts the fake backend unless a real one is configured. Returns a function that stops it. */
export function setup(): Promise<() => Promise<void>> {
  return startFakeBackend(process.env)
}
