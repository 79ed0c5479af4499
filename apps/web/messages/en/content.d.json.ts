// Written by `pnpm messages --write`.
export const reading: {
  readonly loading: string
  readonly struggling: string
  readonly failed: string
}
