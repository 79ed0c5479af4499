// Written by `pnpm messages --write`.
export const newsletter: {
  readonly heading: string
  readonly lead: string
  readonly email: string
  readonly subscribe: string
  readonly subscribing: string
  readonly invalid: string
  readonly failed: string
  readonly done: string
  readonly doneMore: string
  readonly asked: string
  readonly askedMore: string
}
