import { tagOf, type PageLocale } from '../../src/config/locale.ts'
import type { FeedItem } from './feed-item.ts'
import { xmlText } from './xml-text.ts'

/** The feed of the default locale. */
export const feedPath = '/product-feed.xml'

/** The path of a locale's feed: `/product-feed-de-de.xml`. */
export const feedPathOf = (locale: PageLocale): string =>
  locale.prefix === '' ? feedPath : `/product-feed-${tagOf(locale).toLowerCase()}.xml`

export interface FeedChannel {
  readonly title: string
  readonly description: string
  readonly origin: string
  /** What the addresses of its locale begin with. */
  readonly prefix: string
}

/** A feed for Google's Merchant Center and those that read the same: RSS 2.0 with the attributes of Google's namespace. */
export const productFeed = (
  items: readonly FeedItem[],
  { title, description, origin, prefix }: FeedChannel,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', title),
    element('link', `${origin}${prefix}/`),
    element('description', description),
    ...items.map((item) => itemElement(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')

function itemElement(item: FeedItem, origin: string): string {
  const [image, ...further] = item.images.map((address) => new URL(address, origin).href)
  const attributes: readonly (readonly [string, string | undefined])[] = [
    ['g:id', item.id],
    ['g:item_group_id', item.itemGroupId],
    ['g:title', item.title],
    ['g:description', item.description],
    ['g:link', origin + item.path],
    ['g:image_link', image],
    ...further.map((address) => ['g:additional_image_link', address] as const),
    ['g:availability', item.availability],
    ['g:price', item.price],
    ['g:sale_price', item.salePrice],
    ['g:brand', item.brand],
    ['g:gtin', item.gtin],
    ['g:mpn', item.mpn],
    ['g:identifier_exists', item.gtin === undefined && item.mpn === undefined ? 'no' : 'yes'],
    ['g:condition', 'new'],
    ['g:color', item.color],
    ['g:size', item.size],
    ['g:material', item.material],
    ['g:product_type', item.productType],
  ]
  const elements = attributes.flatMap(([name, value]) => (value === undefined ? [] : element(name, value)))
  return `<item>${elements.join('')}</item>`
}

const element = (name: string, value: string): string => `<${name}>${xmlText(value)}</${name}>`
