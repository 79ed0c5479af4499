import type { PortOptions } from './port-options.ts'

export interface ShopLink {
  readonly label: string
  /** A path of the shop, or an address with `https:`, `http:`, `mailto:` or `tel:`. */
  readonly url: string
}

/** A picture with a text. The address is absolute. */
interface Story {
  readonly title: string
  readonly text?: string | undefined
  readonly link?: ShopLink | undefined
  readonly picture?: string | undefined
  /** For those who do not see the picture. */
  readonly pictureText?: string | undefined
}

/** Which products a row of the home page shows. The handle is that of the category or the collection. */
export type HomeRow =
  | { readonly row: 'newest' | 'sale' | 'featured' }
  | { readonly row: 'category' | 'collection'; readonly handle: string }

interface Titled {
  readonly title?: string | undefined
}

/** A part of the home page. */
export type HomeSection =
  /** Its texts and its picture are `ShopSettings.hero`. */
  | { readonly kind: 'hero' }
  | ({ readonly kind: 'campaign' } & Story)
  | ({ readonly kind: 'story'; readonly productIds: readonly string[] } & Story)
  | ({ readonly kind: 'products' } & HomeRow & Titled)
  | ({ readonly kind: 'categories' | 'journal' | 'newsletter' } & Titled)

/** The title of a published page that the owner wrote. */
export interface ShopPageTitle {
  readonly slug: string
  readonly title: string
}

/** A page that the owner wrote. */
export interface ShopPage extends ShopPageTitle {
  /** Markdown. It is not checked: what renders it decides what of it is shown. */
  readonly body: string
  readonly seoTitle?: string | undefined
  readonly seoDescription?: string | undefined
  readonly isDraft: boolean
}

/** A post of the journal, as a list has it. */
export interface JournalEntry {
  readonly slug: string
  readonly title: string
  readonly summary?: string | undefined
  readonly author?: string | undefined
  /** The address of a picture, absolute. */
  readonly cover?: string | undefined
  readonly coverText?: string | undefined
  readonly tags: readonly string[]
  /** In ISO 8601. Only a draft has none. */
  readonly publishedAt?: string | undefined
}

export interface JournalPost extends JournalEntry {
  /** Markdown. It is not checked: what renders it decides what of it is shown. */
  readonly body: string
  readonly productIds: readonly string[]
  readonly seoTitle?: string | undefined
  readonly seoDescription?: string | undefined
  readonly updatedAt?: string | undefined
  /** It is not seen yet: a draft, or scheduled. */
  readonly isHidden: boolean
}

export interface JournalPage {
  readonly posts: readonly JournalEntry[]
  /** The number of all posts. */
  readonly total: number
}

/** What of the content the shop needs on every page. */
export interface ContentOutline {
  readonly pages: readonly ShopPageTitle[]
  /** Undefined where the shop's own order is used. */
  readonly homeSections?: readonly HomeSection[] | undefined
  /** Whether there is a post to read. */
  readonly hasJournal: boolean
}

export interface ContentOptions extends PortOptions {
  /** The access of a preview, which opens a draft too. */
  readonly access?: string | undefined
}

/**
 * Where the shop's own pages, its journal and the parts of its home page come from: Medusa, or a content system. It is read in the
 * visitor's browser and on the server.
 */
export interface ContentSource {
  /** Absent where the shop's settings have it, as those of Medusa do. */
  outline?(options?: PortOptions): Promise<ContentOutline>
  /** Undefined when there is no such page, or it is a draft. */
  page(slug: string, options?: ContentOptions): Promise<ShopPage | undefined>
  /** The newest first. */
  posts(
    range: { readonly offset: number; readonly limit: number },
    options?: PortOptions,
  ): Promise<JournalPage>
  /** Undefined when there is no such post, or it is not seen yet. */
  post(slug: string, options?: ContentOptions): Promise<JournalPost | undefined>
}
