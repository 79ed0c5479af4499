// Written by `pnpm messages --write`.
export const statuses: {
  readonly processing: string
  readonly shipped: string
  readonly 'partly-shipped': string
  readonly delivered: string
  readonly 'partly-delivered': string
  readonly canceled: string
}
