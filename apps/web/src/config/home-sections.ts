import type { HomeSection } from '@umber/storefront-core/shop'
import type { Preset } from './preset.ts'

const demonstration: readonly HomeSection[] = [
  { kind: 'hero' },
  { kind: 'categories' },
  { kind: 'products', row: 'featured' },
  { kind: 'newsletter' },
]

/** The footer has the newsletter's form. */
const live: readonly HomeSection[] = [
  { kind: 'hero' },
  { kind: 'categories' },
  { kind: 'products', row: 'featured' },
  { kind: 'products', row: 'newest' },
]

/** The home page where the owner has chosen nothing. */
export const usualHomeSections = ({
  hasShopSettings,
}: Pick<Preset, 'hasShopSettings'>): readonly HomeSection[] => (hasShopSettings ? live : demonstration)

/** What tells sections apart: of most kinds there is one. */
export const nameOf = (section: HomeSection): string =>
  [
    section.kind,
    'row' in section ? section.row : '',
    'handle' in section ? section.handle : '',
    section.kind === 'campaign' || section.kind === 'story' ? section.title : '',
  ].join(' ')

/** A section that is named twice is shown at its first place. */
export const onceEach = (sections: readonly HomeSection[]): readonly HomeSection[] =>
  sections.filter((one, at) => sections.findIndex((other) => nameOf(other) === nameOf(one)) === at)
