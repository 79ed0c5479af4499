import { vi } from 'vitest'
import { one } from './one.ts'

/** What the server makes in its own time, looked for again and again until it is there. */
export async function untilFound<Thing>(look: () => Promise<Thing | undefined>): Promise<Thing> {
  return vi.waitFor(async () => one([await look()]), { timeout: 30_000, interval: 200 })
}
