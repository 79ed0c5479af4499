// Written by `pnpm messages --write`.
export const failures: {
  readonly unreachable: string
  readonly timeout: string
  readonly unreadable: string
  readonly missing: string
  readonly unauthorized: string
  readonly rejected: string
  readonly busy: string
  readonly broken: string
  readonly misconfigured: string
  readonly unknown: string
}
export const failure: {
  readonly notThatMany: string
  readonly busySeconds: (count: number) => string
  readonly busyMinutes: (count: number) => string
  readonly reference: (id: string) => string
}
export const part: {
  readonly failed: string
  readonly overlayFailed: string
  readonly retry: string
  readonly close: string
}
export const wait: {
  readonly seconds: (count: number) => string
  readonly minutes: (count: number) => string
  readonly soon: string
  readonly over: string
}
