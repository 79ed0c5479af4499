// Written by `pnpm messages --write`.
export const ownPage: {
  readonly failed: string
  readonly struggling: string
  readonly preview: string
  readonly draft: string
  readonly published: string
  readonly noPreview: string
}
