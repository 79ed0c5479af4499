import { createChance, pageClock, type ModelTime } from './model-time.ts'
import { ModelStorage, ModelTabChannel } from './browser-parts.ts'
import type { Connection } from '../../src/ports/platform.ts'
import type { Network } from './network.ts'
import { openTab, type OpenTab, type SentByTab } from './open-tab.ts'

/** The longest delay of a message between tabs, in milliseconds. */
export const longestWord = 5

interface BrowserSetup {
  readonly time: ModelTime
  readonly network: Network
  readonly backend: { readonly url: string; readonly publishableKey: string }
  readonly seed: number
  readonly onSend: (sent: SentByTab) => void
}

/** A browser: the state that its tabs share. */
export class ModelBrowser {
  readonly number: number
  readonly setup: BrowserSetup
  readonly persistent = new ModelStorage()
  readonly channel: ModelTabChannel
  tabs: ModelTab[] = []
  isOnline = true
  readonly #followers = new Map<object, () => void>()

  constructor(number: number, setup: BrowserSetup) {
    this.number = number
    this.setup = setup
    this.channel = new ModelTabChannel(setup.time, () => setup.network.delay(longestWord))
  }

  connect(isOnline: boolean): void {
    this.isOnline = isOnline
    for (const follow of this.#followers.values()) follow()
  }

  connectionFor(page: object): Connection {
    return {
      isOnline: () => this.isOnline,
      subscribe: (listener) => {
        this.#followers.set(page, listener)
        return () => this.#followers.delete(page)
      },
    }
  }

  /** Unsubscribes a closed page. */
  leave(page: object): void {
    this.channel.leave(page)
    this.#followers.delete(page)
  }

  open(): ModelTab {
    const tab = new ModelTab(this)
    this.tabs = [...this.tabs, tab]
    return tab
  }
}

/** A tab with its open page. */
export class ModelTab {
  readonly browser: ModelBrowser
  readonly perTab = new ModelStorage()
  at: 'shop' | 'checkout' = 'shop'
  page: OpenTab
  /** When its page was loaded, in milliseconds since 1970. */
  loadedAt = 0
  /** The command since which checkout is open by a link of the shop with items to order and without an action in it. */
  freshSince: number | undefined
  /** The page was reloaded before it received another tab's sign-out: its input stays. */
  hasMissedSignOut = false
  #key: object

  constructor(browser: ModelBrowser) {
    this.browser = browser
    this.#key = {}
    this.page = this.#load()
  }

  get isOpen(): boolean {
    return this.browser.tabs.includes(this)
  }

  /** Loads the page again, or another one. Commands of the old page never settle. */
  load(at: 'shop' | 'checkout'): void {
    this.#end()
    this.freshSince = undefined
    this.at = at
    this.page = this.#load()
    if (at === 'checkout') this.page.openCheckout()
  }

  close(): void {
    this.#end()
    this.browser.tabs = this.browser.tabs.filter((tab) => tab !== this)
  }

  openCheckout(turn: number): void {
    if (this.at === 'checkout') return
    // A confirmation that is shown again stays when another tab adds to the cart.
    this.freshSince = this.page.cart.getState().view.lines.length === 0 ? undefined : turn
    this.at = 'checkout'
    this.page.openCheckout()
  }

  leaveCheckout(): void {
    if (this.at !== 'checkout') return
    this.at = 'shop'
    this.page.leaveCheckout()
  }

  #end(): void {
    // As on the browser's pagehide: keepalive requests still arrive.
    this.page.cart.pageLeft()
    this.browser.setup.time.forget(this.#key)
    this.browser.leave(this.#key)
    this.#key = {}
  }

  /** Without a network no request leaves the device, and requests in flight are not answered. */
  #fetchOver(carry: typeof fetch, page: object): typeof fetch {
    const { time, network } = this.browser.setup
    return async (input, init) => {
      if (this.browser.isOnline) {
        const answer = await carry(input, init)
        if (this.browser.isOnline) return answer
        network.befallen += 1
      } else await new Promise<void>((resolve) => void time.after(network.delay(), resolve, page))
      throw new TypeError('fetch failed')
    }
  }

  #load(): OpenTab {
    const key = this.#key
    const { persistent, channel, setup } = this.browser
    const { time, network, backend, seed, onSend } = setup
    const chance = createChance(seed + network.requests)
    this.loadedAt = time.now()
    return openTab({
      backendUrl: backend.url,
      publishableKey: backend.publishableKey,
      fetch: this.#fetchOver(
        network.fetchFor(key, () => this.#key === key),
        key,
      ),
      connection: this.browser.connectionFor(key),
      onSend,
      clock: pageClock(time, key),
      random: { integer: (min, max) => min + chance(max - min + 1) },
      persistent,
      perTab: this.perTab,
      tabs: channel.open(key),
    })
  }
}

/** The order that a tab confirms. */
export function placedIn(tab: ModelTab) {
  const phase = tab.page.checkout()?.getState().view.phase
  return phase?.status === 'placed' ? phase.confirmation : undefined
}
