import type { ListName } from './columns.ts'

/** A row that cannot be imported. */
export interface RowError {
  /** From 1, without the header. Missing if it is about the whole file. */
  readonly row?: number
  /** The name of the column, as in the file. */
  readonly column?: string
  readonly message: string
}

/** A cell with a value, in the form in which Medusa reads it. */
export interface FileCell {
  readonly text: string
  readonly row: number
  /** As in the file. */
  readonly header: string
}

/** An option of a variant. */
export interface FileOption {
  readonly name: string
  readonly value: string
  readonly id?: string
  readonly isExclusive?: string
}

export interface FileVariant {
  readonly row: number
  /** By Medusa's name of the field; without the empty ones. */
  readonly cells: ReadonlyMap<string, FileCell>
  /** Amounts by currency. */
  readonly prices: ReadonlyMap<string, number>
  /** Prices of regions, by the name of their column. */
  readonly regionPrices: readonly FileCell[]
  readonly options: readonly FileOption[]
}

/** The rows of a product, which may be anywhere in the file. */
export interface FileProduct {
  /** The product's id, or its handle. */
  readonly key: string
  readonly id?: string
  /** Its first row. */
  readonly row: number
  /** The different values of each field, in the order of the rows. */
  readonly cells: ReadonlyMap<string, readonly FileCell[]>
  /** The lists that the file has columns of. */
  readonly lists: ReadonlyMap<ListName, readonly FileCell[]>
  readonly variants: readonly FileVariant[]
}
