import type { ComponentType } from 'react'
import { loadPage } from '../adapters/load-page.ts'
import { lazyPart } from '../bindings/lazy-part.tsx'
import type { PageLoading } from '../bindings/page-loading.ts'
import { pageModules, pageNames, type PageName, type PageProps } from './page-modules.ts'

const lazyPage = (name: PageName, loading: PageLoading): ComponentType<PageProps> =>
  lazyPart(async () => {
    const done = loading.begin()
    try {
      return await loadPage(pageModules[name].load)
    } finally {
      done()
    }
  })

export type Pages = Readonly<Record<PageName, ComponentType<PageProps>>>

/** The pages as components that fetch their own code and tell the bar at the top while they do. */
export const createPages = (loading: PageLoading): Pages =>
  Object.fromEntries(pageNames.map((name) => [name, lazyPage(name, loading)])) as Pages
