export interface Category {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly image?: string
  readonly parentId?: string
  /** The place among its siblings, lowest first. */
  readonly rank: number
}
