// Written by `pnpm messages --write`.
export const promotion: {
  readonly missing: string
  readonly refused: (code: string) => string
  readonly notBegun: (code: string) => string
  readonly ended: (code: string) => string
  readonly usedUp: (code: string) => string
  readonly minimum: (parameters: { readonly code: string; readonly amount: string }) => string
  readonly applied: string
  readonly remove: (code: string) => string
  readonly lost: (parameters: { readonly count: number; readonly codes: string }) => string
  readonly waiting: (parameters: { readonly count: number; readonly codes: string }) => string
}
