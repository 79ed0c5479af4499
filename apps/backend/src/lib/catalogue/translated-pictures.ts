import { translatedContent, type Texts } from '../content-translations/content-texts'
import type { IndexedProduct } from './indexed-product'

/** The translated product, with what its pictures say in its language: their words, and the colours as its options name them. */
export function withTranslatedPictures(
  product: IndexedProduct,
  original: IndexedProduct,
  texts: Texts | undefined,
): IndexedProduct {
  const { product_content: content } = product
  if (content?.pictures == null) return product
  const values = new Map(
    (original.options ?? []).flatMap((option) => option.values ?? []).map(({ id, value }) => [value, id]),
  )
  const translated = new Map(
    (product.options ?? []).flatMap((option) => option.values ?? []).map(({ id, value }) => [id, value]),
  )
  const inWords = translatedContent('product', { pictures: content.pictures }, texts)
  return {
    ...product,
    product_content: {
      ...content,
      pictures: inWords.pictures.map((picture) => ({
        ...picture,
        color: picture.color === null ? null : (translated.get(values.get(picture.color)) ?? picture.color),
      })),
    },
  }
}
