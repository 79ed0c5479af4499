import type { Product, Selection } from '@umber/storefront-core'
import type { ReviewPage } from '@umber/storefront-core/shop'
import type { PageHead } from '../../../seo/head-tags.ts'
import { productHead } from '../../../seo/product-json-ld.ts'
import { usePageHead } from '../../../seo/use-page-head.ts'
import { richTextWords } from '../../rich-text/parse-rich-text.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { hasMarkup } from './has-markup.ts'

interface RichDescriptionProps {
  readonly product: Product
  /** Sets the page's metadata instead, with the description's words. */
  readonly head?: {
    readonly address: string
    readonly crumbs: PageHead['crumbs']
    readonly shopName: string
    readonly selection: Selection
    readonly reviews?: ReviewPage | undefined
    readonly robots: PageHead['robots']
  }
}

/** A description in HTML or Markdown, as the safe subset of it. Any other text is shown as it is written. */
export function RichDescription({ product, head }: RichDescriptionProps) {
  return head === undefined ? (
    <Description text={product.description} />
  ) : (
    <Head product={product} {...head} />
  )
}

function Description({ text }: { readonly text: string }) {
  if (hasMarkup(text))
    return <RichText text={text} level={3} className="gap-3 text-body wrap-anywhere text-ink-2" />
  return (
    <div className="max-w-reading text-body wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
      {text.trim()}
    </div>
  )
}

function Head({
  product,
  crumbs,
  robots,
  ...place
}: { readonly product: Product } & NonNullable<RichDescriptionProps['head']>) {
  const { description } = product
  const words = hasMarkup(description) ? richTextWords(description) : description
  usePageHead({ ...productHead({ ...product, description: words }, place), robots, crumbs })
  return null
}
