import { playBackend } from '@umber/fake-backend'

/** Before all contracts: there is a backend to hold them against, the real one or the fake. */
export default function setUp(): Promise<() => Promise<void>> {
  return playBackend(process.env)
}
