import type { Client } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { fillPath } from '../transport/url.ts'

/** What an endpoint sends, beside its method and path. */
interface Call extends Omit<FetchArgs, 'method' | 'baseUrl'> {
  /** The values of the path's `:parameters`, in order. */
  readonly ids?: readonly string[]
}

/** Sends the requests of a resource. The result has the type that the endpoint promises. */
export interface Requests {
  readonly client: Client
  /** Reads; retried by the client's policy. */
  get<T>(path: string, call: Call): Promise<T>
  /** Writes; sent once, unless the options ask for retries. */
  post<T>(path: string, call: Call): Promise<T>
  /** Deletes; sent once, unless the options ask for retries. */
  delete<T>(path: string, call: Call): Promise<T>
}

/** Binds the requests of resources to a client. `client.fetch` is looked up at each call: it can be replaced. */
export function createRequests(client: Client): Requests {
  // Asynchronous, so that an id that is refused rejects the promise, like every other failure. The method is assigned,
  // because spreading the arguments a second time takes as long as the rest of the client's work on a request.
  const send = async <T>(method: string, path: string, { ids = [], ...args }: Call): Promise<T> =>
    await client.fetch<T>(
      fillPath(path, ids, method),
      Object.assign(args, { method, operation: `${method} ${path}` }),
    )
  return {
    client,
    get: (path, call) => send('GET', path, call),
    post: (path, call) => send('POST', path, call),
    delete: (path, call) => send('DELETE', path, call),
  }
}
