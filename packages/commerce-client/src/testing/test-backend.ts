import { fromHook } from '../transport/from-hook.ts'
import type { Answer, AnswerOf, AnyMethod, Operation, Sparse, TestRequest } from './answer.ts'
import { findRoute } from './find-route.ts'

export interface TestBackend {
  /** For the client's option `fetch`. Takes a `Request` too, as msw's handlers have it. */
  readonly fetch: typeof globalThis.fetch
  /** Every request so far, also those that nothing answers. */
  readonly requests: readonly TestRequest[]
  /**
   * Answers an operation from now on, instead of an earlier answer. Name the method for a typed answer.
   *
   * @example
   * backend.on<typeof shop.store.region.list>('GET /store/regions', { regions: [{ id: 'reg_1' }] })
   */
  readonly on: <Method extends AnyMethod = () => Promise<object | undefined>>(
    operation: Operation,
    answer: Answer<Sparse<AnswerOf<Method>>>,
  ) => void
}

/**
 * A backend without a server, for tests of code that uses the client: it answers what the test has declared, keeps every
 * request, and fails on all others. Has no state and no rules of Medusa.
 *
 * @example
 * const backend = createTestBackend({ 'GET /admin/orders': { orders: [{ id: 'order_1' }], count: 1 } })
 * const { client } = new CommerceClient({ baseUrl: 'https://shop.example', fetch: backend.fetch })
 * @param answers by operation. Of several routes for a path the one with the fewest `:names` answers.
 * @throws {Error} from the request, for an operation that nothing answers. It is not retried.
 */
export function createTestBackend(answers: Readonly<Record<Operation, Answer>> = {}): TestBackend {
  const routes = new Map(Object.entries(answers) as [Operation, Answer][])
  const requests: TestRequest[] = []
  return {
    requests,
    on: (operation, answer) => void routes.set(operation, answer),
    async fetch(input, init) {
      const sent = new Request(input, init)
      const { pathname: path, searchParams: query } = new URL(sent.url)
      const { method, headers } = sent
      const found = findRoute([...routes.keys()], method, path)
      const body = await bodyOf(sent)
      const request = {
        operation: found?.operation,
        method,
        path,
        params: found?.params ?? {},
        query,
        headers,
        body,
      }
      requests.push(request)
      if (found === undefined) throw fromHook(unanswered(`${method} ${path}`, [...routes.keys()]))
      return untilAborted(respond(routes.get(found.operation), request), sent.signal)
    },
  }
}

const unanswered = (operation: string, known: readonly Operation[]): Error =>
  new Error(`Nothing answers ${operation}. Declared: ${known.join(', ') || 'nothing'}`)

async function respond(answer: Answer, request: TestRequest): Promise<Response> {
  const data: unknown = typeof answer === 'function' ? await answer(request) : answer
  if (data instanceof Response) return data
  return data === undefined ? new Response(null, { status: 204 }) : Response.json(data)
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return request.formData()
  const text = await request.text()
  if (text === '') return undefined
  return type.includes('json') ? (JSON.parse(text) as unknown) : text
}

/** The client waits for no answer that its caller no longer wants, and neither does a test. */
async function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([response, aborted])
}
