const reloadedAt = 'umber.reloaded-at'
const guardTime = 30_000

interface Surroundings {
  /** May throw, as it does where storage is blocked: then nothing guards against a second reload, so there is none. */
  readonly openStorage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
  /** Whether the shop's server answers at all: without it a reload would leave the browser's own error page. */
  readonly answers: () => Promise<boolean>
}

/**
 * A page's code (or the cart's) may be gone after a new release. The page is then loaded afresh, once; if that does not help, the
 * error goes on to the screen.
 */
export async function loadPage<Module>(load: () => Promise<Module>, world: Surroundings): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(await mayReload(world))) throw error
    world.reload()
    // The page is about to go: nothing more is shown on it.
    return new Promise<never>(() => undefined)
  }
}

async function mayReload({ openStorage, now, answers }: Surroundings): Promise<boolean> {
  try {
    const storage = openStorage()
    const last = Number(storage.getItem(reloadedAt) ?? '0')
    if (now() - last < guardTime) return false
    if (!(await answers())) return false
    storage.setItem(reloadedAt, String(now()))
    return true
  } catch {
    return false
  }
}

export const browserSurroundings = (): Surroundings => ({
  openStorage: () => window.sessionStorage,
  now: () => Date.now(),
  reload: () => window.location.reload(),
  answers: async () => (await fetch('/', { cache: 'no-store' })).ok,
})
