import { useQuery } from '@tanstack/react-query'
import type { JournalPost } from '@umber/storefront-core/shop'
import { paths } from '../../config/paths.ts'
import { journalCopy as copy } from '../../copy/journal.ts'
import { chosenProductsQuery } from '../../queries/chosen-products.ts'
import { useServices } from '../../services/services-context.ts'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { PostDate } from '../journal-card/post-date.tsx'
import { ProductGrid } from '../product-card/product-grid.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

const widths = [400, 800, 1200, 1600] as const

/** A post with the products that it is about. */
export function FoundPost({ post }: { readonly post: JournalPost }) {
  const { title, summary, author, cover, coverText, publishedAt, tags, body, productIds } = post
  const { data: products = [] } = useQuery(chosenProductsQuery(useServices(), productIds))
  return (
    <div className="pb-section">
      <article className="page-width min-h-dvh pt-4">
        <Breadcrumb crumbs={[{ label: copy.title, to: paths.journal() }, { label: title }]} isShort />
        <header className="max-w-reading pt-6">
          <Heading level={1} className="wrap-anywhere" dir="auto">
            {title}
          </Heading>
          {summary !== undefined && (
            <Text look="lead" className="mt-4" dir="auto">
              {summary}
            </Text>
          )}
          <p className="mt-4 flex flex-wrap gap-x-4 text-small text-ink-2">
            {author !== undefined && <span dir="auto">{copy.by(author)}</span>}
            <PostDate at={publishedAt} />
          </p>
        </header>
        {cover !== undefined && (
          <Picture
            src={cover}
            alt={coverText ?? ''}
            ratio="wide"
            widths={widths}
            sizes="(width >= 64rem) 60rem, 92vw"
            priority="high"
            className="mt-8 max-w-240"
          />
        )}
        <div className="mt-8">
          <RichText text={body} level={2} className="gap-4" />
        </div>
        {tags.length > 0 && (
          <ul aria-label={copy.tags} className="mt-10 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="border border-line px-3 py-1 text-small text-ink-2" dir="auto">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </article>
      {products.length > 0 && (
        <section className="page-width pt-section" aria-labelledby="post-products">
          <Heading level={2} id="post-products" className="pb-6">
            {copy.products}
          </Heading>
          <ProductGrid products={products} label={copy.products} />
        </section>
      )}
    </div>
  )
}
