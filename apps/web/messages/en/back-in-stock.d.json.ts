// Written by `pnpm messages --write`.
export const backInStock: {
  readonly heading: string
  readonly lead: (what: string) => string
  readonly consent: string
  readonly email: string
  readonly ask: string
  readonly asking: string
  readonly done: (email: string) => string
  readonly doneMore: string
  readonly inStock: string
  readonly reload: string
  readonly invalid: string
  readonly failed: string
  readonly chooseFirst: string
}
