import type { ComponentType } from 'react'
import { importWithReload } from '../browser/import-with-reload.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { PageLoading } from '../router/page-loading.ts'
import { routes, pageNames, type PageName, type PageProps } from './routes.ts'

const lazyPage = (name: PageName, loading: PageLoading): ComponentType<PageProps> =>
  lazyComponent(async () => {
    const done = loading.begin()
    try {
      return await importWithReload(routes[name].load)
    } finally {
      done()
    }
  })

export type Pages = Readonly<Record<PageName, ComponentType<PageProps>>>

/** The pages as lazy components. The top progress bar shows while their code loads. */
export const createPages = (loading: PageLoading): Pages =>
  Object.fromEntries(pageNames.map((name) => [name, lazyPage(name, loading)])) as Pages
