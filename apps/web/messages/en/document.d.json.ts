// Written by `pnpm messages --write`.
export const document: {
  readonly loading: string
  readonly late: (link: string) => string
  readonly reload: string
  readonly noScript: string
  readonly noScriptWithPerson: (ways: string) => string
}
