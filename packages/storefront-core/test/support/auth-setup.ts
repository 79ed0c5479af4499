import { CommerceClient } from '@umber/commerce-client'
import { createAuthStorage } from '../../src/auth/create-auth-storage.ts'
import { createAuthStore, type AuthStore } from '../../src/auth/create-auth-store.ts'
import { forgetEndedSession } from '../../src/auth/session.ts'
import type { AuthNotice } from '../../src/auth/auth.events.ts'
import type { AuthView } from '../../src/auth/auth.selectors.ts'
import type { KeyValueStorage, TabChannel } from '../../src/ports/platform.ts'
import { BrowserTabs } from './browser-tabs.ts'
import { AuthServer } from './auth-server.ts'
import { memoryStorage, publishableKey } from './cart-setup.ts'
import { SimulatedClock } from '@umber/fake-backend'

export const asha = { email: 'asha@example.com', password: 'linen-and-light' }
export const ravi = { email: 'ravi@example.com', password: 'clay-and-ochre' }

/** One browser with the state that its tabs share. Asha and Ravi have accounts. */
export class AuthBrowser {
  readonly clock = new SimulatedClock()
  readonly server = new AuthServer(this.clock)
  readonly persistent = memoryStorage()
  readonly #tabs = new BrowserTabs(this.clock)

  constructor() {
    this.server.know(asha.email, asha.password, 'Asha', 'Rao')
    this.server.know(ravi.email, ravi.password, 'Ravi', 'Sen')
  }

  tabs(): TabChannel {
    return this.#tabs.open()
  }

  /** Opens a new tab, or reloads one with its session storage. */
  open(options: AuthTabOptions = {}): AuthTab {
    return new AuthTab(this, options)
  }
}

export interface AuthTabOptions {
  readonly perTab?: ReturnType<typeof memoryStorage>
  readonly persistent?: KeyValueStorage
  readonly mode?: 'jwt' | 'session'
}

export class AuthTab {
  readonly perTab: ReturnType<typeof memoryStorage>
  readonly auth: AuthStore
  readonly client: CommerceClient
  readonly notices: AuthNotice[] = []
  readonly views: AuthView[] = []
  readonly #browser: AuthBrowser

  constructor(browser: AuthBrowser, { perTab = memoryStorage(), persistent, mode = 'jwt' }: AuthTabOptions) {
    this.#browser = browser
    this.perTab = perTab
    const storages = { persistent: persistent ?? browser.persistent, perTab }
    forgetEndedSession(storages, ['medusa_auth_token'])
    const storage = createAuthStorage(storages)
    this.client = new CommerceClient({
      baseUrl: 'http://shop.test',
      publishableKey,
      fetch: (input, init) => this.#whileOpen(browser.server.fetch(input, init)),
      clock: browser.clock,
      timeout: 15_000,
      auth: { type: mode, jwtTokenStorageMethod: 'custom', storage },
    })
    this.auth = createAuthStore({ client: this.client, storage, tabs: browser.tabs(), clock: browser.clock })
    this.auth.onNotice((notice) => this.notices.push(notice))
    this.auth.subscribe(({ view }) => this.views.push(view))
  }

  /** Promises of a closed page never settle. */
  close(): void {
    this.#isOpen = false
  }

  #isOpen = true

  async #whileOpen(answer: Promise<Response>): Promise<Response> {
    const settled = await answer.catch((error: unknown) => error)
    if (!this.#isOpen) return new Promise(() => undefined)
    if (settled instanceof Response) return settled
    throw settled
  }

  get view(): AuthView {
    return this.auth.getState().view
  }

  /** The email of the customer shown as signed in. */
  get customer(): string | undefined {
    return this.view.status === 'signed-in' ? this.view.customer.email : undefined
  }

  get said(): readonly string[] {
    return this.notices.map((notice) =>
      notice.kind === 'signed-out' ? `signed-out ${notice.reason}` : `signed-in ${notice.customer.email}`,
    )
  }

  /** The content of all storages as one text to search. */
  get kept(): string {
    return JSON.stringify([...this.#browser.persistent.all, ...this.perTab.all, this.auth.getState()])
  }

  async start(): Promise<this> {
    this.auth.start()
    await this.rest()
    return this
  }

  /** Advances time until nothing is in progress. */
  async rest(): Promise<void> {
    await this.#browser.clock.pass(40_000)
  }

  async done<Value>(promise: Promise<Value>): Promise<Value> {
    await this.rest()
    return promise
  }
}
