import type { ShopPage } from '@umber/storefront-core/shop'
import { Heading } from '../../ui/primitives/text.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

/** The text of a page that the owner wrote. */
export const OwnPage = ({ page }: { readonly page: ShopPage }) => (
  <article className="page-width min-h-dvh pt-8 pb-section md:pt-12">
    <Heading level={1} className="max-w-reading wrap-anywhere" dir="auto">
      {page.title}
    </Heading>
    <div className="mt-6">
      <RichText text={page.body} level={2} className="gap-4" />
    </div>
  </article>
)
