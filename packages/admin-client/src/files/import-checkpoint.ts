export type ImportStep = 'check' | 'upload' | 'confirm' | 'follow'

export interface ImportCheckpoint {
  /** The name under which the server reports the end of the part that is under way. */
  readonly filename: string
  /** Of the part that is under way. */
  readonly transactionId?: string | undefined
  /** There once the rows are checked. */
  readonly summary?: ImportSummary
  /** Rows of the file. */
  readonly rows?: number
  /** Rows of the parts that are imported. */
  readonly imported?: number
  /** How many parts are imported, of how many. */
  readonly part?: number
  readonly parts?: number
}

/** How many products of a file the store does not have, and how many it has. */
export interface ImportSummary {
  readonly toCreate: number
  readonly toUpdate: number
}
