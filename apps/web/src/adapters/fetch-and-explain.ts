/**
 * The platform's fetch, for development: browsers do not tell a page whether an answer was missing or kept from it, so that a
 * backend which does not know the shop's address looks as if it were not running.
 */
export async function fetchAndExplain(
  input: RequestInfo | URL,
  init?: RequestInit,
  { ask = fetch, shop = window.location.origin, tell = complain } = {},
): Promise<Response> {
  try {
    return await ask(input, init)
  } catch (error) {
    if (init?.signal?.aborted !== true) await explain(new Request(input).url, { ask, shop, tell })
    throw error
  }
}

interface Surroundings {
  readonly ask: typeof fetch
  readonly shop: string
  readonly tell: (words: string) => void
}

/** The backends that have been told of. */
const told = new Set<string>()

async function explain(address: string, { ask, shop, tell }: Surroundings): Promise<void> {
  const { origin } = new URL(address)
  if (told.has(origin)) return
  try {
    // Answered without the permission to read it: somebody is there.
    await ask(new URL('/health', origin), { mode: 'no-cors' })
  } catch {
    return
  }
  told.add(origin)
  tell(
    `The backend at ${origin} answers, but does not let pages of ${shop} read its answers. ` +
      `Add ${shop} to STORE_CORS and AUTH_CORS of the backend.`,
  )
}

// oxlint-disable-next-line eslint/no-console -- for whoever develops the shop, who looks there
const complain = (words: string) => console.error(words)
