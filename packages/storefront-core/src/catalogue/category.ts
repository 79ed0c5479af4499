export interface Category {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly image?: string
  /** Alternative text of the image. */
  readonly imageText?: string
  readonly parentId?: string
  /** Position among its siblings, lowest first. */
  readonly rank: number
}

/** A curated list of products with a page of its own, such as an edit for the monsoon. */
export type Collection = Omit<Category, 'parentId' | 'rank'>
