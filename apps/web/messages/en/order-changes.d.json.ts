// Written by `pnpm messages --write`.
export const orderChanges: {
  readonly cancel: string
  readonly until: (time: string) => string
  readonly sure: {
    readonly title: string
    readonly text: string
    readonly yes: string
    readonly no: string
  }
  readonly canceled: string
  readonly address: {
    readonly open: string
    readonly title: string
    readonly fixed: (country: string) => string
    readonly company: string
    readonly phone: string
    readonly save: string
    readonly close: string
    readonly done: string
  }
  readonly refusals: {
    readonly 'time-over': string
    readonly sent: string
    readonly edited: string
    readonly canceled: string
    readonly 'state-fixed': string
    readonly busy: string
    readonly refused: string
  }
  readonly note: string
  readonly gift: string
}
