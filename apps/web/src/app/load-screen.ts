import type { ComponentType } from 'react'
import { recordOf, type PlacedPage } from '../config/match-page.ts'
import type { PathParams } from '../config/match-path.ts'

/** What a page's record calls its screen; in place of a page that does not exist, the 404 page. */
const notFound = ['features/layout/not-found-screen', 'NotFoundScreen'] as const

type ScreenModule = Readonly<Record<string, ComponentType<PathParams>>>

/** The code of every page. Those left out are parts of screens that the app puts together. */
const modules = import.meta.glob<ScreenModule>([
  '../features/**/*-screen{,s}.tsx',
  './*-page.tsx',
  '!../features/own-pages/own-page-screen.tsx',
  '!../features/checkout/placed-order-screen.tsx',
])

/** The modules that are loaded as pages, for the test that each is one. */
export const screenModules: readonly string[] = Object.keys(modules)

export async function loadScreen(name: PlacedPage['name']): Promise<ComponentType<PathParams>> {
  const [module, component] = recordOf(name)?.screen ?? notFound
  const path = module.startsWith('app/') ? `./${module.slice('app/'.length)}.tsx` : `../${module}.tsx`
  const screen = (await modules[path]?.())?.[component]
  if (screen === undefined) throw new Error(`There is no ${component} in ${module}`)
  return screen
}

/** The code of a page. Undefined after a failed import, which the page retries when it opens. */
export const preloadPage = async (name: PlacedPage['name']): Promise<ComponentType<PathParams> | undefined> =>
  await loadScreen(name).catch(() => undefined)
