// Written by `pnpm messages --write`.
export const paging: {
  readonly pages: string
  readonly page: (page: number) => string
  readonly position: (parameters: { readonly page: number; readonly count: number }) => string
  readonly previous: string
  readonly next: string
  readonly first: string
  readonly beyond: (page: number) => string
  readonly beyondHint: string
}
