export interface Specification {
  /** Empty for a line without one. */
  readonly label: string
  readonly value: string
}

export interface SizeTable {
  readonly columns: readonly string[]
  /** Each has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[]
}

/** What a picture of the product shows, and how it is cut. */
export interface PictureNote {
  readonly url: string
  /** The alternative text. */
  readonly text: string | null
  /** What has to stay visible when the picture is cut, in percent from the left and the top. */
  readonly focus: { readonly x: number; readonly y: number } | null
  readonly fit: 'cover' | 'contain'
  /** The colour that it shows. */
  readonly color: string | null
}

/** What the owner adds to the page of a product. */
export interface ProductContentFields {
  readonly specifications: readonly Specification[] | null
  readonly care: string | null
  readonly size_table: SizeTable | null
  readonly seo_title: string | null
  readonly seo_description: string | null
  readonly pictures: readonly PictureNote[] | null
  /** The ids of the products that it is worn or used with, in order. */
  readonly goes_with: readonly string[] | null
}

export const noContent: ProductContentFields = {
  specifications: null,
  care: null,
  size_table: null,
  seo_title: null,
  seo_description: null,
  pictures: null,
  goes_with: null,
}

/** As `query.graph` and the store API name them. */
export const productContentFields = (Object.keys(noContent) as (keyof ProductContentFields)[]).map(
  (name) => `product_content.${name}`,
)
