// Written by `pnpm messages --write`.
export const connection: {
  readonly offline: string
  readonly back: string
  readonly late: string
  readonly retry: string
}
