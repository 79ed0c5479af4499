import { translatedSpecification, translations, type StoreTranslation } from '@umber/sample-store'
import type { FakeCategory, FakeProduct } from './fixtures/fake-product.ts'

/** The shop's language of a wished locale: `de` for `de-AT`. Undefined for the texts as they were entered. */
export function matchLocale(wanted: string | null | undefined): string | undefined {
  const [language] = (wanted ?? '').toLowerCase().split('-')
  return translations.find(({ locale }) => locale.code === language)?.locale.code
}

export const translationOf = (locale: string | undefined): StoreTranslation | undefined =>
  translations.find((one) => one.locale.code === locale)

/** A product in a language; one that the sample store does not have stays as it is. */
export function productIn(locale: string | undefined, product: FakeProduct): FakeProduct {
  const translation = translationOf(locale)
  const texts = translation?.products[product.handle]
  if (translation === undefined || texts === undefined) return product
  const nameOf = (name: string) => optionNames(translation)[name] ?? name
  const valueOf = (value: string) => colorsOf(translation)[value] ?? value
  const renamed = <Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => Value) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [nameOf(name), map(value)]))
  return {
    ...product,
    ...texts,
    options: renamed(product.options, (values) => values.map(valueOf)),
    ...(product.unranked && { unranked: product.unranked.map(nameOf) }),
    ...(product.swatches && {
      swatches: Object.fromEntries(
        Object.entries(product.swatches).map(([color, look]) => [valueOf(color), look]),
      ),
    }),
    variants: product.variants.map((variant) => ({
      ...variant,
      title: variant.title.split(' / ').map(valueOf).join(' / '),
      values: renamed(variant.values, valueOf),
    })),
    ...(product.content && { content: contentIn(translation, product.content, valueOf) }),
  }
}

function contentIn(
  translation: StoreTranslation,
  content: NonNullable<FakeProduct['content']>,
  colorOf: (color: string) => string,
): NonNullable<FakeProduct['content']> {
  const { specifications, pictures } = content
  return {
    ...content,
    ...(specifications && {
      specifications: specifications.map((line) => {
        const words = line.label === '' ? line.value : `${line.label}: ${line.value}`
        return translatedSpecification(words, translation) ?? line
      }),
    }),
    ...(pictures && {
      pictures: pictures.map((picture) =>
        Object.assign({}, picture, { color: picture.color === null ? null : colorOf(picture.color) }),
      ),
    }),
  }
}

export function categoryIn(locale: string | undefined, category: FakeCategory): FakeCategory {
  const texts: Readonly<Record<string, { readonly name: string; readonly description: string }>> =
    translationOf(locale)?.categories ?? {}
  return { ...category, ...texts[category.handle] }
}

const optionNames = ({ options }: StoreTranslation): Readonly<Record<string, string>> => ({
  Color: options.color,
  Size: options.size,
})

const colorsOf = ({ colors }: StoreTranslation): Readonly<Record<string, string>> => colors
