const reloadedAt = 'umber.reloaded-at'
const guardTime = 30_000

interface Surroundings {
  /** May throw, as it does where storage is blocked: then nothing guards against a second reload, so there is none. */
  readonly openStorage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
  /** Whether the shop's server answers at all: without it a reload would leave the browser's own error page. */
  readonly answers: () => Promise<boolean>
  /** Whether a reload now would take away what has been typed on this page. */
  readonly losesInput: () => boolean
}

/**
 * A page's code (or the cart's) may be gone after a new release. The page is then loaded afresh, once; if that does not help, the
 * error goes on to the screen.
 */
export async function loadPage<Module>(
  load: () => Promise<Module>,
  world: Surroundings = browserSurroundings(),
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(await mayReload(world))) throw error
    world.reload()
    // The page is about to go: nothing more is shown on it.
    return new Promise<never>(() => undefined)
  }
}

async function mayReload({ openStorage, now, answers, losesInput }: Surroundings): Promise<boolean> {
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
 * Loads the page afresh because the shopper asked for it, unless the server is away; tells whether it does. Some browsers keep a
 * failed import for as long as the page lives, so that this is the only way to really fetch it again.
 */
export async function reloadIfAnswered(
  { answers, reload }: Pick<Surroundings, 'answers' | 'reload'> = browserSurroundings(),
): Promise<boolean> {
  const isThere = await answers().catch(() => false)
  if (isThere) reload()
  return isThere
}

/** The address of the page that was last typed on. */
let typedOn: string | undefined

export const browserSurroundings = (): Surroundings => ({
  openStorage: () => window.sessionStorage,
  now: () => Date.now(),
  reload: () => window.location.reload(),
  answers: async () => (await fetch('/', { cache: 'no-store' })).ok,
  losesInput: () => typedOn === window.location.pathname,
})

/** From now on it is known whether somebody has typed on the page that is shown. */
export function watchInput(page: Document): void {
  page.addEventListener('input', () => {
    typedOn = window.location.pathname
  })
}
