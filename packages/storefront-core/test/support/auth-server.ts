import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../src/ports/platform.ts'
import type { Fault } from './cart-server.ts'
import { json, Refusal } from './refusal.ts'

interface Identity {
  password: string
  customer: { readonly id: string; readonly first_name: string; readonly last_name: string } | undefined
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, string>>
  readonly email: string | undefined
}

/** Who a Medusa backend knows, in memory, answering as the real one was seen to, at a speed of choice. */
export class AuthServer {
  readonly identities = new Map<string, Identity>()
  readonly asked: Pick<Asked, 'method' | 'path'>[] = []
  /** Tokens that are still taken, and whose they are. */
  readonly tokens = new Map<string, string>()
  /** The token behind the browser's session cookie. */
  session: string | undefined
  latency = 20
  /** Instead of a token, when somebody signs in. */
  step: object | undefined
  /** Consulted for each request; the first fault given applies. */
  fault: (asked: Pick<Asked, 'method' | 'path'>, nth: number) => Fault | undefined = () => undefined
  readonly #clock: Clock
  #made = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  know(email: string, password: string, names?: { first: string; last: string }): void {
    this.identities.set(email, { password, customer: names && this.#customer(names.first, names.last) })
  }

  token(email: string): string {
    this.#made += 1
    const token = `token_${this.#made}_${this.identities.get(email)?.customer?.id ?? 'nobody'}`
    this.tokens.set(token, email)
    return token
  }

  count(method: string, path: RegExp): number {
    return this.asked.filter((asked) => asked.method === method && path.test(asked.path)).length
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input)
    const method = init?.method ?? 'GET'
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Asked['body']
    const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '')
    const token = bearer ?? this.session ?? ''
    this.asked.push({ method, path })
    const fault = this.fault({ method, path }, this.count(method, new RegExp(`^${path}$`)))
    await this.#clock.wait(this.latency)
    if (fault?.kind === 'lost-request') throw new TypeError('fetch failed')
    if (fault?.kind === 'status') return json(fault.status, fault.body ?? { message: 'It broke' })
    const answer = this.#answer({ method, path, body, email: this.tokens.get(token) }, token)
    await this.#clock.wait(this.latency + (fault?.kind === 'late' ? fault.ms : 0))
    await setImmediate()
    if (fault?.kind === 'lost-answer') throw new TypeError('fetch failed')
    if (fault?.kind === 'html') return new Response('<html>Sign in to the wifi</html>', { status: 200 })
    return answer
  }

  #answer(asked: Asked, token: string): Response {
    try {
      return json(200, this.#act(asked, token))
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, error.body)
      throw error
    }
  }

  #act({ method, path, body, email }: Asked, token: string): unknown {
    if (path === '/auth/session') return this.#keepSession(method === 'DELETE' ? undefined : token)
    if (path === '/auth/customer/emailpass/register') return this.#register(body)
    if (path === '/auth/customer/emailpass') return this.#login(body)
    const identity = email === undefined ? undefined : this.identities.get(email)
    if (path === '/store/customers' && method === 'POST' && email !== undefined && identity !== undefined) {
      identity.customer ??= this.#customer(body['first_name'] ?? '', body['last_name'] ?? '')
      return { customer: { email, ...identity.customer } }
    }
    // A token made before the customer was says nothing about one.
    const customer = token.endsWith(identity?.customer?.id ?? 'no customer') ? identity?.customer : undefined
    if (customer === undefined) throw new Refusal(401, { message: 'Unauthorized' })
    return { customer: { email, ...customer } }
  }

  #keepSession(token: string | undefined): unknown {
    this.session = token
    return { success: true }
  }

  #register({ email = '', password = '' }: Asked['body']): unknown {
    if (this.identities.has(email)) {
      throw new Refusal(401, { type: 'unauthorized', message: 'Identity with email already exists' })
    }
    this.know(email, password)
    return { token: this.token(email) }
  }

  #login({ email = '', password = '' }: Asked['body']): unknown {
    if (this.identities.get(email)?.password !== password) {
      throw new Refusal(401, { type: 'unauthorized', message: 'Invalid email or password' })
    }
    return this.step ?? { token: this.token(email) }
  }

  #customer(first_name: string, last_name: string): NonNullable<Identity['customer']> {
    this.#made += 1
    return { id: `cus_${this.#made}`, first_name, last_name }
  }
}
