// Written by `pnpm messages --write`.
export const wishlist: {
  readonly title: string
  readonly loading: string
  readonly count: (count: number) => string
  readonly empty: string
  readonly emptySentence: string
  readonly browse: string
  readonly remove: (name: string) => string
  readonly removed: string
  readonly move: string
  readonly moveNamed: (name: string) => string
  readonly choose: (name: string) => string
  readonly cancel: string
  readonly moved: string
  readonly notMoved: string
  readonly notMovedHint: string
  readonly notRemoved: string
  readonly failed: string
  readonly list: string
  readonly leftOut: (count: number) => string
  readonly leftOutToast: string
  readonly leftOutHint: string
  readonly leftOutList: string
  readonly clearLeftOut: string
}
