import { use } from 'react'
import { loadPage } from '../../../adapters/load-page.ts'
import { fetchOnce } from '../../../bindings/lazy-part.tsx'
import { useShop } from '../../../bindings/shop.ts'

const load = () => import('./paged-lists.tsx')

/** Fetches them ahead; whether they could be had is found out where they are used. */
export const preloadPagedLists = () => {
  load().catch(() => undefined)
}

const fetchPagedLists = fetchOnce(() => loadPage(load))

/** The lists of a preset that reads its catalogue by the page; a preset that reads it whole loads nothing of them. */
export const usePagedLists = () =>
  useShop().preset.catalogue === 'paged' ? use(fetchPagedLists()) : undefined
