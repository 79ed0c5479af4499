import { vi } from 'vitest'

/** Polls until the server has created the result. */
export async function untilFound<Thing>(look: () => Promise<Thing | undefined>): Promise<Thing> {
  return vi.waitFor(
    async () => {
      const found = await look()
      if (found === undefined) throw new Error('It never came')
      return found
    },
    { timeout: 30_000, interval: 200 },
  )
}
