export interface Category {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly image?: string
  readonly parentId?: string
  /** Position among its siblings, lowest first. */
  readonly rank: number
}
