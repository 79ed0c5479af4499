import { once } from '../../../bindings/once.ts'

/** For a preset that reads its catalogue by the page: what does so comes with none of the pages of the other one. */
export const loadPagedLists = once(() => import('./paged-lists.ts'))
