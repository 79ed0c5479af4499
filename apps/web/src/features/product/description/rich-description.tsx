import type { Product } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import type { PageHead } from '../../../seo/head-tags.ts'
import { productHead } from '../../../seo/product-json-ld.ts'
import { usePageHead } from '../../../seo/use-page-head.ts'
import { classNames } from '../../../ui/class-names.ts'
import { hasMarkup } from './has-markup.ts'
import { descriptionText, isInline, parseDescription, type Element, type Part } from './parse-description.ts'

interface RichDescriptionProps {
  readonly product: Product
  /** Sets the page's metadata instead, with the description's words. */
  readonly head?: {
    readonly address: string
    readonly crumbs: PageHead['crumbs']
    readonly shopName: string
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
  const parts = hasMarkup(text) ? parseDescription(text) : [text.trim()]
  return (
    <div
      className={classNames(
        'flex max-w-reading flex-col gap-3 text-body wrap-anywhere text-ink-2',
        isInline(parts) && 'block whitespace-pre-line',
      )}
      dir="auto"
    >
      {isInline(parts) ? parts.map(shown) : inParagraphs(parts).map(shown)}
    </div>
  )
}

function Head({
  product,
  address,
  crumbs,
  shopName,
}: { readonly product: Product } & NonNullable<RichDescriptionProps['head']>) {
  const { description } = product
  const words = hasMarkup(description) ? descriptionText(description) : description
  usePageHead({ ...productHead({ ...product, description: words }, address, shopName), crumbs })
  return null
}

/** Words between blocks become paragraphs of their own. */
function inParagraphs(parts: readonly Part[]): readonly Element[] {
  const elements: Element[] = []
  let line: Part[] = []
  const end = () => {
    if (line.some((part) => typeof part !== 'string' || part.trim() !== ''))
      elements.push({ tag: 'p', parts: line })
    line = []
  }
  for (const part of parts) {
    if (typeof part === 'string' || isInline([part])) line.push(part)
    else {
      end()
      elements.push(part)
    }
  }
  end()
  return elements
}

const looks = {
  h3: 'text-lead font-medium text-ink',
  h4: 'font-medium text-ink',
  ul: 'list-disc ps-5',
  ol: 'list-decimal ps-5',
  blockquote: 'border-s-2 border-line ps-4',
  a: 'underline decoration-1 underline-offset-4 hover:text-accent',
  table: 'w-full border-t border-line text-start',
  tr: 'border-b border-line',
  td: 'py-2 pe-4 align-top',
  th: 'py-2 pe-4 text-start align-top font-medium text-ink',
  hr: 'border-line',
} as const

function shown(part: Part, index: number): ReactNode {
  if (typeof part === 'string') return part
  const { tag: Tag, href, parts } = part
  const className = Tag in looks ? looks[Tag as keyof typeof looks] : undefined
  if (Tag === 'br' || Tag === 'hr') return <Tag key={index} className={className} />
  // A table has rows and nothing else: a browser would put a body around them.
  if (Tag === 'table')
    return (
      <table key={index} className={className}>
        <tbody>{parts.map(shown)}</tbody>
      </table>
    )
  if (Tag === 'div')
    return <div key={index}>{(isInline(parts) ? parts : inParagraphs(parts)).map(shown)}</div>
  return (
    <Tag key={index} className={className} {...(Tag === 'a' && { href, rel: 'noopener' })}>
      {Tag === 'ul' || Tag === 'ol'
        ? parts.filter((one) => typeof one !== 'string').map(shown)
        : parts.map(shown)}
    </Tag>
  )
}
