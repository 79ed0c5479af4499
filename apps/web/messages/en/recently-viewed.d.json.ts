// Written by `pnpm messages --write`.
export const recentlyViewed: {
  readonly heading: string
}
