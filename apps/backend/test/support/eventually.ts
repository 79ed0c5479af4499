/** Repeats a look until it finds something. */
export async function eventually<Found>(
  what: string,
  look: () => Promise<Found | undefined> | Found | undefined,
  seconds = 10,
): Promise<Found> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`After ${seconds} s there is no ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
