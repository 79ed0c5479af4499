import { use } from 'react'
import { once } from '../../../bindings/once.ts'
import { useShop } from '../../../bindings/shop.ts'

export const loadPagedLists = once(() => import('./paged-lists.tsx'))

/** The lists of a preset that reads its catalogue by the page; a preset that reads it whole loads nothing of them. */
export const usePagedLists = () =>
  useShop().preset.catalogue === 'paged' ? use(loadPagedLists()) : undefined
