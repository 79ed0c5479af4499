export type ImportStep = 'check' | 'upload' | 'confirm' | 'follow'

export interface ImportCheckpoint {
  /** The name under which the server reports the end of the import. */
  readonly filename: string
  readonly transactionId?: string
  readonly summary?: ImportSummary
}

/** How many products an import creates and changes. */
export interface ImportSummary {
  readonly toCreate: number
  readonly toUpdate: number
}
