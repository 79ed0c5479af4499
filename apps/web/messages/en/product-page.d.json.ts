// Written by `pnpm messages --write`.
export const page: {
  readonly chooseFirst: (option: string) => string
  readonly sizeGuide: string
  readonly fit: (words: string) => string
  readonly zoom: (parameters: { readonly place: number; readonly alt: string }) => string
  readonly delivery: string
  readonly onlyLeft: (count: number) => string
}
