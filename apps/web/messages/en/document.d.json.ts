// Written by `pnpm messages --write`.
export const document: {
  readonly description: string
  readonly loading: string
  readonly loadingShop: (shop: string) => string
  readonly late: (link: string) => string
  readonly reload: string
  readonly noScript: string
  readonly noScriptWithPerson: (ways: string) => string
}
