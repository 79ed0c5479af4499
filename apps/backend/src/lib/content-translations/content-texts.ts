import { z } from '@medusajs/framework/zod'

import type { ProductContentFields } from '../product-content/product-content'
import type { HomeSection } from '../shop-settings/home-sections'
import type { ShopSettings } from '../shop-settings/settings-schema'
import type { JournalPost } from '../shop-settings/journal-schema'
import type { ShopPage } from '../shop-settings/page-schema'

/** Whose texts are translated by the shop itself. Medusa translates its own fields: titles, descriptions, options. */
export const contentKinds = [
  'journal_post',
  'product',
  'product_category',
  'product_collection',
  'shop_page',
  'shop_settings',
] as const

export type ContentKind = (typeof contentKinds)[number]

/** The settings have one record. */
export const settingsId = 'shop_settings'

/**
 * Translations by the keys of texts: `field:care` is the whole field, `text:Fabric` each place that says "Fabric". The text of a list
 * is its own key, so that a translation follows it when lines are moved, and is not used for another text.
 */
export type Texts = Readonly<Record<string, string>>

/** The routes and the form of the dashboard validate with the same schema. */
export const ContentTexts = z
  .record(
    z
      .string()
      .regex(/^(?:field|text):/, 'A key begins with field: or text:')
      .max(1_100),
    z.string().max(50_000),
  )
  .refine((texts) => Object.keys(texts).length <= 800, 'Use at most 800 texts')
  .transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
    ),
  )

/** Gives a text in another language. */
type Translate = (key: string, text: string) => string

/** What a content may hold; the store API answers with those fields that were asked for. */
export interface Contents {
  readonly journal_post: Partial<JournalPost>
  readonly product: Partial<ProductContentFields>
  readonly product_category: PageTexts
  readonly product_collection: PageTexts
  readonly shop_page: Partial<ShopPage>
  readonly shop_settings: Partial<ShopSettings>
}

interface PageTexts {
  readonly picture_text?: string | null
  readonly text?: string | null
}

/** The content in the language of the texts; where there is none, it stays as it is. */
export function translatedContent<Kind extends ContentKind, Content extends Contents[Kind]>(
  kind: Kind,
  content: Content,
  texts: Texts | undefined,
): Content {
  if (texts === undefined) return content
  return mapped(kind, content, (key, text) => texts[key] ?? text)
}

/** The texts that a content has, each once, in the order of its form. */
export function textsOf<Kind extends ContentKind>(
  kind: Kind,
  content: Contents[Kind],
): readonly { readonly key: string; readonly text: string }[] {
  const found = new Map<string, string>()
  mapped(kind, content, (key, text) => {
    found.set(key, text)
    return text
  })
  return [...found].map(([key, text]) => ({ key, text }))
}

/** The fields of contents that have no lists. */
const fieldsOf: Readonly<
  Record<Exclude<ContentKind, 'journal_post' | 'product' | 'shop_settings'>, readonly string[]>
> = {
  product_category: ['text', 'picture_text'],
  product_collection: ['text', 'picture_text'],
  shop_page: ['title', 'body', 'seo_title', 'seo_description'],
}

function mapped<Content extends object>(kind: ContentKind, content: Content, translate: Translate): Content {
  if (kind === 'journal_post') return mappedPost(content, translate)
  if (kind === 'product') return mappedProduct(content, translate)
  if (kind === 'shop_settings') return mappedSettings(content, translate)
  return withFields(content, fieldsOf[kind], translate)
}

const postFields = ['title', 'summary', 'body', 'cover_text', 'seo_title', 'seo_description'] as const

function mappedPost<Content extends Partial<JournalPost>>(content: Content, translate: Translate): Content {
  const { tags } = content
  return {
    ...withFields(content, postFields, translate),
    ...(tags && { tags: tags.map(inListWith(translate)) }),
  }
}

function mappedProduct<Content extends Partial<ProductContentFields>>(
  content: Content,
  translate: Translate,
): Content {
  const inList = inListWith(translate)
  const { specifications, size_table: table, pictures } = content
  return {
    ...withFields(content, ['care', 'seo_title', 'seo_description'], translate),
    ...(specifications && {
      specifications: specifications.map(({ label, value }) => ({
        label: inList(label),
        value: inList(value),
      })),
    }),
    ...(table && {
      size_table: { columns: table.columns.map(inList), rows: table.rows.map((row) => row.map(inList)) },
    }),
    ...(pictures && {
      pictures: pictures.map((picture) => withPictureText(picture, inList)),
    }),
  }
}

const withPictureText = <Picture extends { readonly text: string | null }>(
  picture: Picture,
  inList: (text: string) => string,
): Picture => ({ ...picture, text: picture.text === null ? null : inList(picture.text) })

function mappedSettings<Content extends Partial<ShopSettings>>(
  content: Content,
  translate: Translate,
): Content {
  const inList = inListWith(translate)
  const { contact, announcements, hero, home_sections: sections, menu_links: menu, footer } = content
  const labelled = <Link extends { readonly label: string }>(link: Link): Link => ({
    ...link,
    label: inList(link.label),
  })
  const list = <Thing>(things: readonly Thing[] | null, one: (thing: Thing) => Thing) =>
    things && things.map(one)
  return {
    ...withFields(content, ['description', 'checkout_note'], translate),
    ...(announcements && {
      announcements: announcements.map((one) => Object.assign({}, one, { text: inList(one.text) })),
    }),
    ...(hero && {
      hero: {
        ...withFields(hero, ['title', 'text', 'picture_text'], translate, 'hero.'),
        link: hero.link && labelled(hero.link),
      },
    }),
    ...(sections && { home_sections: sections.map((section) => mappedSection(section, inList)) }),
    ...(menu && { menu_links: menu.map(labelled) }),
    ...(footer && {
      footer: {
        ...withFields(footer, ['text'], translate, 'footer.'),
        columns: list(footer.columns, (column) => ({
          ...column,
          title: inList(column.title),
          links: column.links.map(labelled),
        })),
      },
    }),
    ...(contact && {
      contact: { ...contact, address: list(contact.address, inList), hours: list(contact.hours, inList) },
    }),
  }
}

/** The texts of a section of the home page, and the label of its link. */
function mappedSection(section: HomeSection, inList: (text: string) => string): HomeSection {
  const texts = ['title', 'text', 'picture_text'].flatMap((name) => {
    const text = (section as Readonly<Record<string, unknown>>)[name]
    return typeof text === 'string' && text !== '' ? [[name, inList(text)] as const] : []
  })
  const link = 'link' in section ? section.link : null
  return {
    ...section,
    ...Object.fromEntries(texts),
    ...(link && { link: { ...link, label: inList(link.label) } }),
  }
}

/** Numbers and sizes are the same in every language. */
const isSame = (text: string): boolean => !/\p{L}{2}/u.test(text)

const inListWith =
  (translate: Translate) =>
  (text: string): string =>
    isSame(text) ? text : translate(`text:${text}`, text)

/** The fields that have a text, translated as a whole. */
function withFields<Content extends object>(
  content: Content,
  names: readonly (keyof Content & string)[] | readonly string[],
  translate: Translate,
  path = '',
): Content {
  const texts = names.flatMap((name) => {
    const text = (content as Readonly<Record<string, unknown>>)[name]
    return typeof text === 'string' && text !== ''
      ? [[name, translate(`field:${path}${name}`, text)] as const]
      : []
  })
  return { ...content, ...Object.fromEntries(texts) }
}
