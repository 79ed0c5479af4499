// Written by `pnpm messages --write`.
export const findOrder: string
