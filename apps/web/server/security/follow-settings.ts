import type { RequestHandler } from 'express'
import type { ShownSettings } from '../../src/config/shown-settings.ts'
import { routeOfRequest } from '../operate/request-route.ts'
import type { ShopIdentity } from '../pages/shop-identity.ts'
import type { ExtraCsp } from './extra-csp.ts'
import { mergeCsp } from './browser-policy.ts'
import { measuringPolicyOf } from './measuring-policy.ts'
import { offlinePolicyOf } from './offline-policy.ts'

/** In milliseconds: for how long settings are used before they are read again. */
const freshFor = 30_000

interface FollowSettingsOptions {
  readonly identity: ShopIdentity
  /** The handlers of the headers with further sources. */
  readonly headersWith: (extra: ExtraCsp) => readonly RequestHandler[]
  /** In milliseconds. */
  readonly now?: () => number
}

export interface SettingsHeaders {
  readonly handler: RequestHandler
  /** The settings have changed: the next page waits for them. */
  readonly purge: () => void
}

/**
 * The security headers as the owner's settings need them. A page waits for the settings once, and after a purge; they are read again
 * in the background, so that no page is slower while the backend is away.
 */
export function followSettings({
  identity,
  headersWith,
  now = Date.now,
}: FollowSettingsOptions): SettingsHeaders {
  /** By what they allow: there are eight at most. */
  const made = new Map<string, readonly RequestHandler[]>()
  let settings: ShownSettings | undefined
  let reading: Promise<void> | undefined
  let generation = 0
  let readAt = 0

  function handlers(): readonly RequestHandler[] {
    const extra =
      settings === undefined ? {} : mergeCsp(measuringPolicyOf(settings), offlinePolicyOf(settings))
    const key = JSON.stringify(extra)
    const known = made.get(key) ?? headersWith(extra)
    made.set(key, known)
    return known
  }

  async function take(): Promise<void> {
    const before = generation
    const found = await identity.settings()
    // One that was begun before a purge says what was before it.
    if (before !== generation) return
    reading = undefined
    settings = found
    readAt = now()
  }

  const read = async (): Promise<void> => await (reading ??= take())

  return {
    async handler(request, response, next) {
      const isPage = routeOfRequest(request).kind === 'page'
      if (isPage && settings === undefined) await read()
      else if (isPage && now() - readAt >= freshFor) void read()
      let rest = handlers()
      const step = (error?: unknown): void => {
        const [first, ...others] = rest
        rest = others
        if (error !== undefined || first === undefined) next(error)
        else void first(request, response, step)
      }
      step()
    },
    purge() {
      generation += 1
      settings = undefined
      reading = undefined
    },
  }
}
