import { consoleLog } from '../browser/console-log.ts'
import { fetchWithCorsHint } from '../browser/fetch-with-cors-hint.ts'
import { createBrowserStorage } from '../browser/storage.ts'
import { createTabChannel } from '../browser/tab-channel.ts'
import { pageLocaleOf } from '../config/locale.ts'
import type { Environment } from './environment.ts'

export const browserEnvironment = (): Environment => ({
  origin: window.location.origin,
  persistent: createBrowserStorage(() => window.localStorage),
  perTab: createBrowserStorage(() => window.sessionStorage),
  tabs: createTabChannel('umber-cart'),
  fetch: (input, init) => (import.meta.env.DEV ? fetchWithCorsHint(input, init) : fetch(input, init)),
  log: consoleLog,
  locale: pageLocaleOf(document.documentElement.lang, window.location.pathname),
})
