import { importWithReload } from '../browser/import-with-reload.ts'
import { lazyComponent, type LazyComponent } from '../ui/lazy-component.tsx'
import type { PageLoading } from '../router/page-loading.ts'
import { pageNames, preloadPage, routes, type PageName, type PageProps } from './routes.ts'

const lazyPage = (name: PageName, loading: PageLoading): LazyComponent<PageProps> =>
  lazyComponent(async () => {
    const done = loading.begin()
    try {
      return await importWithReload(routes[name].load)
    } finally {
      done()
    }
  })

export type Pages = Readonly<Record<PageName, LazyComponent<PageProps>>>

/** The pages as lazy components. The top progress bar shows while their code loads. */
export const createPages = (loading: PageLoading): Pages =>
  Object.fromEntries(pageNames.map((name) => [name, lazyPage(name, loading)])) as Pages

/** Loads the code of a page, so that it renders at once. */
export async function loadPage(pages: Pages, name: PageName): Promise<void> {
  const component = await preloadPage(name)
  if (component !== undefined) pages[name].give(component)
}
