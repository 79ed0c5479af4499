import { subcategories } from '@umber/storefront-core/catalogue'
import type { Category } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

export function CategoryNotFound({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <section className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<HangerIllustration />}
        title={listingCopy.unknown}
        sentence={listingCopy.unknownHint}
        action={
          <>
            <LinkButton to={paths.category('all')}>{listingCopy.all}</LinkButton>
            {subcategories(categories, undefined).map((category) => (
              <LinkButton key={category.id} variant="outline" to={paths.category(category.slug)}>
                {category.name}
              </LinkButton>
            ))}
          </>
        }
      />
    </section>
  )
}
