import type { HomeRow } from '@umber/storefront-core/shop'
import type { Preset } from './preset.ts'

const demonstration: readonly HomeRow[] = [
  { kind: 'categories' },
  { kind: 'featured' },
  { kind: 'newsletter' },
]

/** The footer has the newsletter's form on every page. */
const live: readonly HomeRow[] = [{ kind: 'categories' }, { kind: 'featured' }, { kind: 'newest' }]

/** The rows of the home page where the owner has chosen none. */
export const usualHomeRows = ({ hasShopSettings }: Pick<Preset, 'hasShopSettings'>): readonly HomeRow[] =>
  hasShopSettings ? live : demonstration
