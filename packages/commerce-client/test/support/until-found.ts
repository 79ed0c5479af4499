import { vi } from 'vitest'

/** What the server makes in its own time, looked for again and again until it is there. */
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
