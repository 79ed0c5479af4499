import { Client, FullAuth, isCommerceError, keepTokenFresh } from '@umber/commerce-client'
import type { Config, FetchArgs } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import { isRefusal } from './flow/outcome.ts'
import { waitForLimit } from './flow/wait-for-limit.ts'
import { abortable } from './flow/wait.ts'
import { signIn, type Credentials, type SignInResult } from './sign-in.ts'

/** What every flow takes as its first argument. */
export interface AdminClient {
  /** Every endpoint below `/admin`. */
  readonly admin: Admin
  /** For other paths. */
  readonly client: Client
  /** The server's address. */
  readonly baseUrl: string
  /** Signs in now, instead of before the first request. With a secret key there is nothing to do. */
  readonly signIn: () => Promise<SignInResult>
  /** Forgets the token. */
  readonly signOut: () => Promise<void>
}

/** A client's options, without those of its sign-in. */
type Connection = Omit<Config, 'apiKey' | 'auth' | 'publishableKey'>

export type AdminClientOptions = Connection &
  ({ readonly apiKey: string } | ({ readonly apiKey?: undefined } & Credentials))

/**
 * A client for internal tools.
 *
 * With `apiKey`, a secret admin API key, every request carries it. With `email` and `password` it signs in before the
 * first request, refreshes the token in its last hour, and signs in again when the server no longer accepts it. A
 * refused token means that the request was not carried out, so it is sent once more, also if it is a write. The token
 * is kept in memory only.
 *
 * A request that the server refuses because there are too many (429) is sent again after the time that the server asks
 * for, at most two minutes, also if it is a write: it was not carried out. `retry: false` turns that off.
 *
 * @example
 * const tool = createAdminClient({ baseUrl: 'http://localhost:9000', apiKey: 'sk_…' })
 * const { orders } = await tool.admin.order.list()
 * @throws {TypeError} for an API key in a browser, unless `allowApiKeyInBrowser` is set.
 */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { baseUrl } = options
  if (options.apiKey !== undefined) {
    const client = new Client(options)
    if (options.retry !== false) waitForLimit(client, options.clock)
    return {
      admin: new Admin(client),
      client,
      baseUrl,
      signIn: async () => ({ kind: 'signed-in' }),
      signOut: async () => {},
    }
  }
  const { email, password, secondFactor, ...connection } = options
  const auth = { type: 'jwt', jwtTokenStorageMethod: 'memory' } as const
  const client = new Client({ ...connection, auth })
  if (options.retry !== false) waitForLimit(client, options.clock)
  const account = new FullAuth(client, { auth })
  keepTokenFresh({ client, auth: account }, options.clock === undefined ? {} : { clock: options.clock })
  const enter = keepSignedIn(client, baseUrl, async () => signIn(account, { email, password, secondFactor }))
  return {
    admin: new Admin(client),
    client,
    baseUrl,
    signIn: async () =>
      enter().then(
        () => ({ kind: 'signed-in' }),
        (error: unknown) => {
          if (!isCommerceError(error)) throw error
          return { kind: isRefusal(error) ? 'refused' : 'unanswered', error }
        },
      ),
    signOut: async () => client.clearToken(),
  }
}

/** Signs in before a request without a token, and after one that was refused. Waiting requests share one sign-in. */
function keepSignedIn(client: Client, baseUrl: string, enter: () => Promise<void>): () => Promise<void> {
  const send = client.fetch.bind(client)
  let entering: Promise<void> | undefined
  const entered = async (): Promise<void> => {
    entering ??= enter()
      .catch(async (error: unknown) => {
        // The token of a sign-in that lacks its second factor opens nothing.
        await client.clearToken()
        throw error
      })
      .finally(() => (entering = undefined))
    await entering
  }

  client.fetch = async <T>(input: string | URL, init?: FetchArgs): Promise<T> => {
    const address = String(input)
    const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address
    const needsToken = /^\/?admin\//.test(path)
    if (!needsToken) return send<T>(input, init)
    if ((await client.getToken()) === undefined) await abortable(entered(), init?.signal)
    const used = await client.getToken()
    try {
      return await send<T>(input, init)
    } catch (error) {
      if (!isCommerceError(error) || error.status !== 401) throw error
      // Another request may have signed in again meanwhile, or be about to: then the token is missing or a half one.
      const now = await client.getToken()
      if (entering !== undefined || now === undefined || now === used) {
        if (entering === undefined) await client.clearToken()
        await abortable(entered(), init?.signal)
      }
      return send<T>(input, init)
    }
  }
  return entered
}
