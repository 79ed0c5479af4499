// Written by `pnpm messages --write`.
export const trust: {
  readonly delivery: {
    readonly title: string
    readonly words: string
  }
  readonly returns: {
    readonly title: string
    readonly words: (days: number) => string
  }
  readonly more: string
}
