// Written by `pnpm messages --write`.
export const address: {
  readonly edit: string
  readonly save: string
  readonly saved: string
  readonly notSaved: {
    readonly failed: string
    readonly unknown: string
  }
  readonly remove: string
  readonly removeNamed: (name: string) => string
  readonly removeDialog: string
  readonly removeSure: (name: string) => string
  readonly removed: string
}
