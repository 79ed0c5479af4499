import { importWithReload } from '../browser/import-with-reload.ts'
import { pageNames, type PlacedPage } from '../config/match-page.ts'
import type { PathParams } from '../config/match-path.ts'
import { lazyComponent, type LazyComponent } from '../ui/lazy-component.tsx'
import type { PageLoading } from '../router/page-loading.ts'
import { loadScreen, preloadPage } from '../pages/load-screen.ts'

type Name = PlacedPage['name']

const lazyPage = (name: Name, loading: PageLoading): LazyComponent<PathParams> =>
  lazyComponent(async () => {
    const done = loading.begin()
    try {
      return await importWithReload(async () => await loadScreen(name))
    } finally {
      done()
    }
  })

export type Pages = Readonly<Record<Name, LazyComponent<PathParams>>>

/** The pages as lazy components. The top progress bar shows while their code loads. */
export const createPages = (loading: PageLoading): Pages =>
  Object.fromEntries(
    [...pageNames, 'notFound' as const].map((name) => [name, lazyPage(name, loading)]),
  ) as Pages

/** Loads the code of a page, so that it renders at once. */
export async function loadPage(pages: Pages, name: Name): Promise<void> {
  const component = await preloadPage(name)
  if (component !== undefined) pages[name].give(component)
}
