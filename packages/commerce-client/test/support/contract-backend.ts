import { playBackend } from '@umber/fake-backend'

/** Before all contracts: there is a backend to hold them against, the real one or the fake. Gives what ends it. */
export function setup(): Promise<() => Promise<void>> {
  return playBackend(process.env)
}
