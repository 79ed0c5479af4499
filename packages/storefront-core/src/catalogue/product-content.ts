import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, list, number, text } from '../parse/read.ts'

export interface Specification {
  /** Absent for a line without one. */
  readonly label?: string
  readonly value: string
}

/** Every row has as many cells as there are columns; a cell may be empty. */
export interface SizeTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What the owner of the shop has added to the page of a product. */
export interface ProductContent {
  readonly specifications: readonly Specification[]
  readonly care?: string
  readonly sizeTable?: SizeTable
  /** For search engines, in place of the product's name and description. */
  readonly seoTitle?: string
  readonly seoDescription?: string
  /** The ids of the products that it is worn or used with, in the owner's order. */
  readonly goesWith?: readonly string[]
}

/** What a picture shows, and how it is cut. */
export interface PictureNote {
  /** The alternative text. */
  readonly text?: string
  /** What has to stay visible when the picture is cut, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number }
  readonly fit: 'cover' | 'contain'
  /** The colour that it shows. */
  readonly color?: string
}

const contentNames = [
  'specifications',
  'care',
  'size_table',
  'seo_title',
  'seo_description',
  'pictures',
  'goes_with',
]

/** The fields of the backend's module `product_content`. */
export const productContentFields: readonly string[] = contentNames.map((name) => `product_content.${name}`)

/** The content of a product's page; undefined without the module, and where nothing was added. */
export function productContentFromWire(wire: unknown): ProductContent | undefined {
  const goesWith = collect(field(wire, 'goes_with'), text)
  const content = {
    specifications: collect(field(wire, 'specifications'), specificationFrom),
    ...omitUndefined({
      care: text(field(wire, 'care')),
      sizeTable: sizeTableFrom(field(wire, 'size_table')),
      seoTitle: text(field(wire, 'seo_title')),
      seoDescription: text(field(wire, 'seo_description')),
      goesWith: goesWith.length > 0 ? goesWith : undefined,
    }),
  }
  return Object.keys(content).length === 1 && content.specifications.length === 0 ? undefined : content
}

/** What is known of pictures, by their addresses. */
export function pictureNotesFromWire(wire: unknown, backendUrl: string): ReadonlyMap<string, PictureNote> {
  const notes = collect(wire, (entry) => {
    const url = pictureUrl(field(entry, 'url'), backendUrl)
    return url === undefined ? undefined : ([url, noteFrom(entry)] as const)
  })
  return new Map(notes)
}

function noteFrom(wire: unknown): PictureNote {
  const [x, y] = [number(field(field(wire, 'focus'), 'x')), number(field(field(wire, 'focus'), 'y'))]
  const isPlace = (percent: number | undefined): percent is number =>
    percent !== undefined && percent >= 0 && percent <= 100
  return {
    fit: field(wire, 'fit') === 'contain' ? 'contain' : 'cover',
    ...omitUndefined({
      text: text(field(wire, 'text')),
      color: text(field(wire, 'color')),
      focus: isPlace(x) && isPlace(y) ? { x, y } : undefined,
    }),
  }
}

function specificationFrom(wire: unknown): Specification | undefined {
  const value = text(field(wire, 'value'))
  return value === undefined ? undefined : { value, ...omitUndefined({ label: text(field(wire, 'label')) }) }
}

function sizeTableFrom(wire: unknown): SizeTable | undefined {
  const columns = list(field(wire, 'columns')).map(cell)
  const rows = collect(field(wire, 'rows'), (row) => {
    const cells = list(row).map(cell)
    return cells.length === columns.length ? cells : undefined
  })
  return columns.length === 0 || rows.length === 0 ? undefined : { columns, rows }
}

const cell = (wire: unknown): string => text(wire) ?? ''

/** As one text, where there is no place for a table. */
export const specificationText = ({ label, value }: Specification): string =>
  label === undefined ? value : `${label}: ${value}`
