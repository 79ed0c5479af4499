import type { Product } from '@umber/storefront-core'

/** What the row of the specifications is called that says how a garment fits. */
const fitNames = /^(?:fit|passform|फ़?िट|القَ?صّ?ة)$/i

/** How the product fits: the specification of that name, which is a text such as "Fit: relaxed". */
export function fitOf({
  content,
  specifications,
}: Pick<Product, 'content' | 'specifications'>): string | undefined {
  const isFit = (label: string) => fitNames.test(label.normalize().trim())
  const named = content?.specifications.find(({ label }) => label !== undefined && isFit(label))
  if (named !== undefined) return named.value
  const written = specifications.find((text) => text.includes(':') && isFit(text.slice(0, text.indexOf(':'))))
  return written?.slice(written.indexOf(':') + 1).trim()
}
