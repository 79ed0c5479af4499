// Written by `pnpm messages --write`.
export const changeLine: {
  readonly change: string
  readonly changeNamed: (name: string) => string
  readonly changed: (options: string) => string
  readonly keep: string
}
