import { translatedContent, type Texts } from '../content-translations/content-texts'
import { recolored } from '../content-translations/with-colors'
import type { IndexedProduct } from './indexed-product'

/** The translated product, with what its pictures say in its language: their words, and the colours as its options name them. */
export function withTranslatedPictures(
  product: IndexedProduct,
  original: IndexedProduct,
  texts: Texts | undefined,
): IndexedProduct {
  const { product_content: content } = product
  if (content?.pictures == null) return product
  const translated = new Map(valuesOf(product).map(({ id, value }) => [id, value]))
  const names = new Map(
    valuesOf(original).flatMap(({ id, value }) => {
      const name = translated.get(id)
      return name === undefined ? [] : [[value, name] as const]
    }),
  )
  const inWords = translatedContent('product', { pictures: content.pictures }, texts)
  const pictures = inWords.pictures.map((picture) => recolored(picture, names))
  return { ...product, product_content: { ...content, pictures } }
}

const valuesOf = ({ options }: IndexedProduct) => (options ?? []).flatMap(({ values }) => values ?? [])
