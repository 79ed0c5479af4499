// Written by `pnpm messages --write`.
export const journal: {
  readonly title: string
  readonly lead: string
  readonly all: string
  readonly failed: string
  readonly feed: string
  readonly by: (author: string) => string
  readonly tags: string
  readonly products: string
  readonly hidden: string
  readonly shown: string
}
