import { use } from 'react'
import { importWithReload } from '../../../browser/import-with-reload.ts'
import { fetchOnce } from '../../../ui/lazy-component.tsx'
import { useServices } from '../../../services/services-context.ts'

const load = () => import('./paged-lists.tsx')

/** Preloads the code. A failure surfaces where the lists are used. */
export const preloadPagedLists = () => {
  load().catch(() => undefined)
}

const fetchPagedLists = fetchOnce(() => importWithReload(load))

/** The paged lists, in presets that page the catalogue. Other presets do not load the code. */
export const usePagedLists = () =>
  useServices().preset.catalogue === 'paged' ? use(fetchPagedLists()) : undefined
