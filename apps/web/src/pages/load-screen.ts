import type { ComponentType } from 'react'
import { recordOf, type PlacedPage } from '../config/match-page.ts'
import type { PathParams } from '../config/match-path.ts'
import type { PageRecord } from './page-record.ts'

/** In place of a page that does not exist. */
const notFound: Pick<PageRecord, 'screen' | 'component'> = { screen: 'features/layout/not-found-screen' }

type ScreenModule = Readonly<Record<string, ComponentType<PathParams>>>

/** The code of every page. Those left out are parts of screens that the app puts together. */
const modules = import.meta.glob<ScreenModule>([
  '../features/**/*-screen{,s}.tsx',
  '../app/*-page.tsx',
  '!../features/own-pages/own-page-screen.tsx',
  '!../features/checkout/placed-order-screen.tsx',
  '!../features/quick-order/quick-order-screen.tsx',
])

/** The modules that are loaded as pages, for the test that each is one. */
export const screenModules: readonly string[] = Object.keys(modules)

export async function loadScreen(name: PlacedPage['name']): Promise<ComponentType<PathParams>> {
  const { screen, component = componentOf(screen) } = recordOf(name) ?? notFound
  const found = (await modules[`../${screen}.tsx`]?.())?.[component]
  if (found === undefined) throw new Error(`There is no ${component} in ${screen}`)
  return found
}

/** `HomeScreen` for `features/home/home-screen`. */
const componentOf = (screen: string): string =>
  screen
    .slice(screen.lastIndexOf('/') + 1)
    .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The code of a page. Undefined after a failed import, which the page retries when it opens. */
export const preloadPage = async (name: PlacedPage['name']): Promise<ComponentType<PathParams> | undefined> =>
  await loadScreen(name).catch(() => undefined)
