import {
  translatedSpecification,
  specificationWords,
  type Product,
  type StoreTranslation,
} from '@umber/sample-store'

import type { Texts } from '../../lib/content-translations/content-texts'

interface StoredProduct {
  readonly id: string
  readonly handle: string
  readonly options: readonly {
    readonly id: string
    readonly title: string
    readonly values: readonly { readonly id: string; readonly value: string }[]
  }[]
  readonly variants: readonly { readonly id: string; readonly title: string }[]
}

interface RecordTexts {
  readonly reference: string
  readonly reference_id: string
  readonly translations: Record<string, string>
}

/** The translations of a product, its options, their values and its variants. Sizes stay. */
export function translatedProduct(
  { id, handle, options, variants }: StoredProduct,
  { products, options: titles, colors }: StoreTranslation,
): readonly RecordTexts[] {
  const texts = products[handle]
  const colorOf = (value: string): string | undefined => (colors as Readonly<Record<string, string>>)[value]
  return [
    ...(texts === undefined ? [] : [{ reference: 'product', reference_id: id, translations: { ...texts } }]),
    ...options.flatMap((option) => [
      {
        reference: 'product_option',
        reference_id: option.id,
        translations: { title: option.title === 'Color' ? titles.color : titles.size },
      },
      ...option.values.flatMap(({ id: valueId, value }) => {
        const color = colorOf(value)
        return color === undefined
          ? []
          : [{ reference: 'product_option_value', reference_id: valueId, translations: { value: color } }]
      }),
    ]),
    ...variants.map(({ id: variantId, title }) => ({
      reference: 'product_variant',
      reference_id: variantId,
      translations: {
        title: title
          .split(' / ')
          .map((part) => colorOf(part) ?? part)
          .join(' / '),
      },
    })),
  ]
}

/** The translations of what the page of a product says in lines. */
export function translatedSpecifications(
  { specifications }: Pick<Product, 'specifications'>,
  translation: StoreTranslation,
): Texts {
  return Object.fromEntries(
    specifications.flatMap((line) => {
      const translated = translatedSpecification(line, translation)
      if (translated === undefined) return []
      const { label, value } = specificationWords(line)
      return [
        ...(label === '' ? [] : [[`text:${label}`, translated.label]]),
        [`text:${value}`, translated.value],
      ]
    }),
  )
}
