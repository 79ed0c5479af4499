import { createAdminClient, type AdminClient } from '../../src/index.ts'

export interface StubRequest {
  readonly route: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** The body as a text, if it is a file. */
  readonly text?: string
  readonly authorization: string | null
  readonly idempotencyKey: string | null
}

/** What the stub answers: a body, or a whole response. */
export type StubAnswer = object | Response

/** A server that answers by route, such as `POST /admin/returns`. Records every request. */
export function stubServer(answer: (request: StubRequest) => StubAnswer | Promise<StubAnswer>) {
  const requests: StubRequest[] = []
  const send: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const request = {
      route: `${init?.method ?? 'GET'} ${new URL(url).pathname}`,
      query: new URL(url).searchParams,
      ...(init?.body instanceof Blob && { text: await init.body.text() }),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      authorization: new Headers(init?.headers).get('authorization'),
      idempotencyKey: new Headers(init?.headers).get('idempotency-key'),
    }
    requests.push(request)
    init?.signal?.throwIfAborted()
    const given = await answer(request)
    return given instanceof Response ? given : Response.json(given)
  }
  return { requests, fetch: send, routes: () => requests.map(({ route }) => route) }
}

/** A client with a key, of a server that answers like this. */
export function stubTool(answer: Parameters<typeof stubServer>[0]) {
  const server = stubServer(answer)
  const tool: AdminClient = createAdminClient({
    baseUrl: 'http://localhost:9000',
    apiKey: 'sk_123',
    retry: false,
    fetch: server.fetch,
  })
  return { ...server, tool }
}
