import { categoryTree, type CategoryBranch } from '@umber/storefront-core/catalogue'
import type { Category } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { homeCopy } from '../../copy/home.ts'
import { failureSentence } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { useCategories } from '../../queries/use-products.ts'
import { useServices } from '../../services/services-context.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { inRow } from '../../i18n/in-row.ts'

/** In columns. The rows alternate, because equal tiles look like a template. */
const widths = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const
const tallOnWide = 'lg:aspect-auto lg:h-[clamp(28rem,53vw,48rem)]'

const widthOf = (index: number) => widths[index % widths.length] ?? widths[0]

/** At the top of the tree, each with what is below it. The menu has them all. */
const most = { tiles: 12, parts: 8 } as const

export function Collections({ title }: { readonly title?: string | undefined }) {
  const categories = useCategories()
  const { hasProductCategories } = useServices().preset
  const words = hasProductCategories
    ? { heading: homeCopy.categories, failed: homeCopy.categoriesFailed }
    : { heading: homeCopy.collections, failed: homeCopy.collectionsFailed }
  if (categories.status === 'ready' && categories.value.length === 0) return null
  return (
    <section className="page-width pt-section" aria-labelledby="collections-heading">
      <Heading level={2} id="collections-heading" className="pb-6">
        {title ?? words.heading}
      </Heading>
      {categories.status === 'failed' ? (
        <ErrorAlert
          sentence={words.failed}
          hint={failureSentence(categories.failure)}
          onRetry={categories.retry}
        />
      ) : (
        <ul
          className="grid grid-cols-2 gap-grid gap-y-8 lg:grid-cols-12"
          aria-busy={categories.status === 'loading'}
        >
          {categories.status === 'ready' ? (
            categoryTree(categories.value)
              .slice(0, most.tiles)
              .map(({ category, children }, index) => (
                <CollectionTile
                  key={category.id}
                  category={category}
                  parts={children.slice(0, most.parts)}
                  width={widthOf(index)}
                />
              ))
          ) : (
            <TileSkeletons />
          )}
        </ul>
      )}
    </section>
  )
}

interface CollectionTileProps {
  readonly category: Category
  readonly parts: readonly CategoryBranch[]
  readonly width: string
}

function CollectionTile({ category, parts, width }: CollectionTileProps) {
  return (
    <li className={`group relative ${width}`}>
      <Picture
        src={category.image}
        alt={category.imageText ?? ''}
        className={tallOnWide}
        sizes={
          width === 'lg:col-span-7' ? '(width >= 56.25rem) 58vw, 48vw' : '(width >= 56.25rem) 40vw, 48vw'
        }
      />
      <Heading level={3} className="pt-3" dir="auto">
        <Link
          to={paths.category(category.slug)}
          className="underline-drawn stretched group-hover:underline-drawn-full"
        >
          {category.name}
        </Link>
      </Heading>
      <Text look="small" className="line-clamp-1" dir="auto">
        {parts.length > 0 ? inRow(parts.map(({ category: { name } }) => name)) : category.description}
      </Text>
    </li>
  )
}

function TileSkeletons() {
  return ['first', 'second', 'third', 'fourth'].map((place, index) => (
    <li key={place} aria-hidden="true" className={widthOf(index)}>
      <Skeleton className={`aspect-portrait w-full ${tallOnWide}`} />
      <Skeleton className="mt-4 h-6 w-1/3" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </li>
  ))
}
