import { storageKeyPrefix } from '../content/brand.ts'

const reloadedAt = `${storageKeyPrefix}reloaded-at`
const guardTime = 30_000
/** In milliseconds: how long the server may take to respond, and the browser to leave the page for its reload. */
const patience = 10_000

interface ReloadDeps {
  /** May throw when storage is blocked. Without storage nothing prevents a reload loop, so the page does not reload. */
  readonly openStorage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
  /** Whether the shop's server responds. Without it, a reload would end on the browser's own error page. */
  readonly answers: () => Promise<boolean>
  /** Whether a reload would lose input on this page. */
  readonly losesInput: () => boolean
}

/**
 * Imports a module. After a release the old chunk may be gone: reloads the page once. When that does not help,
 * rethrows the import error.
 */
export async function importWithReload<Module>(
  load: () => Promise<Module>,
  deps: ReloadDeps = browserReloadDeps(),
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(await mayReload(deps))) throw error
    deps.reload()
    // The page is about to go. A browser can drop a reload, and then the page has to show the error.
    await new Promise((resolve) => setTimeout(resolve, patience))
    throw error
  }
}

async function mayReload({ openStorage, now, answers, losesInput }: ReloadDeps): Promise<boolean> {
  try {
    const storage = openStorage()
    const last = Number(storage.getItem(reloadedAt) ?? '0')
    if (losesInput() || now() - last < guardTime) return false
    if (!(await answers())) return false
    storage.setItem(reloadedAt, String(now()))
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page on the shopper's request, unless the server is down. Returns whether it reloads. Some browsers
 * cache a failed import for the lifetime of the page, so only a reload really fetches it again.
 */
export async function reloadIfAnswered(
  { answers, reload }: Pick<ReloadDeps, 'answers' | 'reload'> = browserReloadDeps(),
): Promise<boolean> {
  const isThere = await answers().catch(() => false)
  if (isThere) reload()
  return isThere
}

/** The path of the page with the last input. */
let typedOn: string | undefined

export const browserReloadDeps = (): ReloadDeps => ({
  openStorage: () => window.sessionStorage,
  now: () => Date.now(),
  reload: () => window.location.reload(),
  answers: async () => (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok,
  losesInput: () => typedOn === window.location.pathname,
})

/** Starts tracking whether the current page has received input. */
export function watchInput(page: Document): void {
  page.addEventListener('input', () => {
    typedOn = window.location.pathname
  })
}
