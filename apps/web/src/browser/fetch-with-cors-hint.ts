/**
 * Fetch for development. Browsers do not tell a page whether a response was missing or blocked by CORS, so a backend
 * that does not allow the shop's origin looks as if it were down. This logs a hint in that case.
 */
export async function fetchWithCorsHint(
  input: RequestInfo | URL,
  init?: RequestInit,
  { ask = fetch, shop = window.location.origin, tell = logError } = {},
): Promise<Response> {
  try {
    return await ask(input, init)
  } catch (error) {
    if (init?.signal?.aborted !== true) await logCorsHint(new Request(input).url, { ask, shop, tell })
    throw error
  }
}

interface FetchDeps {
  readonly ask: typeof fetch
  readonly shop: string
  readonly tell: (words: string) => void
}

/** The origins that a hint was logged for. */
const hintedOrigins = new Set<string>()

async function logCorsHint(address: string, { ask, shop, tell }: FetchDeps): Promise<void> {
  const { origin } = new URL(address)
  if (hintedOrigins.has(origin)) return
  try {
    // An opaque response: the backend is running, so CORS blocked the request.
    await ask(new URL('/health', origin), { mode: 'no-cors' })
  } catch {
    return
  }
  hintedOrigins.add(origin)
  tell(
    `The backend at ${origin} answers, but does not let pages of ${shop} read its answers. ` +
      `Add ${shop} to STORE_CORS and AUTH_CORS of the backend.`,
  )
}

// oxlint-disable-next-line eslint/no-console -- a hint for developers, who look in the console
const logError = (words: string) => console.error(words)
