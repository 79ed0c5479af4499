/** The shop and its backend do not fit together: a retry does not help, and a developer has to know. */
export class MisconfiguredError extends Error {
  override readonly name: string = 'MisconfiguredError'
  readonly status: number | undefined

  constructor(
    message: string,
    { cause, status }: { readonly cause?: unknown; readonly status?: number | undefined },
  ) {
    super(message, { cause })
    this.status = status
  }
}
