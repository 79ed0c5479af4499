import { pathToCategory } from '@umber/storefront-core/catalogue'
import { tagOf, type PageLocale } from '../../src/config/locale.ts'
import { replacedBy } from '../../src/config/own-pages.ts'
import { paths } from '../../src/config/paths.ts'
import type { ShownSettings } from '../../src/config/shown-settings.ts'
import type { FeedContent } from './feed-source.ts'
import { feedPathOf } from './product-feed.ts'

/** As https://llmstxt.org proposes. */
export const llmsPath = '/llms.txt'

interface ShopPlace {
  readonly origin: string
  readonly settings: ShownSettings
  /** The default one first. */
  readonly locales: readonly PageLocale[]
}

/** The pages that state the shop's terms, in the language of the default locale. */
const policies: readonly (readonly [string, string])[] = [
  ['Shipping and returns', paths.shippingPolicy()],
  ['Terms', paths.terms()],
  ['Privacy', paths.privacy()],
  ['Questions and answers', paths.faq()],
  ['Contact', paths.contact()],
  ['About', paths.about()],
]

/** What the shop sells and where it says what, for programs that read text. */
export function llmsText(
  {
    title,
    description,
    categories,
    items,
  }: Omit<FeedContent, 'items'> & { readonly items: { readonly length: number } },
  { origin, settings, locales }: ShopPlace,
): string {
  const link = (label: string, path: string) => `- [${linkText(label)}](${origin}${path})`
  const own = settings.pages.filter(({ slug }) => replacedBy(slug) === undefined)
  const sections = [
    [`# ${oneLine(title)}`, '', `> ${oneLine(description)}`],
    [
      '## Products',
      '',
      ...categories.map((category) =>
        link(
          pathToCategory(categories, category)
            .map(({ name }) => name)
            .join(' > '),
          paths.category(category.slug),
        ),
      ),
      link('All products', paths.category('all')),
    ],
    [
      '## Terms and help',
      '',
      ...policies.map(([label, path]) => link(label, path)),
      ...(settings.hasJournal ? [link('Journal', paths.journal())] : []),
      ...own.map((page) => link(page.title, paths.ownPage(page.slug))),
    ],
    [
      '## For programs',
      '',
      link('Sitemap', '/sitemap.xml'),
      ...locales.map((locale) =>
        link(
          locale.prefix === ''
            ? `Product feed, ${items.length} items with price and availability`
            : `Product feed for ${tagOf(locale)}`,
          feedPathOf(locale),
        ),
      ),
    ],
  ]
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Brackets would end the text of a link. */
const linkText = (text: string): string => oneLine(text).replaceAll(/[[\]\\]/g, String.raw`\$&`)
