// Written by `pnpm messages --write`.
export const help: {
  readonly title: string
  readonly lead: string
  readonly search: string
  readonly topicsTitle: string
  readonly answersTitle: string
  readonly none: string
  readonly noneHint: string
  readonly clear: string
  readonly more: string
  readonly support: string
  readonly chat: string
  readonly moreWords: (hours: number) => string
  readonly found: (count: number) => string
  readonly topics: {
    readonly orders: {
      readonly title: string
      readonly words: string
    }
    readonly payment: {
      readonly title: string
      readonly words: string
    }
    readonly returns: {
      readonly title: string
      readonly words: string
    }
    readonly products: {
      readonly title: string
      readonly words: string
    }
  }
  readonly entries: {
    readonly orders: {
      readonly 'how-long': {
        readonly question: string
        readonly answer: string
      }
      readonly track: {
        readonly question: string
        readonly answer: string
      }
      readonly 'change-order': {
        readonly question: string
        readonly answer: string
      }
      readonly international: {
        readonly question: string
        readonly answer: string
      }
    }
    readonly payment: {
      readonly 'ways-to-pay': {
        readonly question: string
        readonly answer: string
      }
      readonly 'card-safe': {
        readonly question: string
        readonly answer: string
      }
      readonly 'change-payment': {
        readonly question: string
        readonly answer: string
      }
      readonly invoice: {
        readonly question: string
        readonly answer: string
      }
    }
    readonly returns: {
      readonly 'return-window': {
        readonly question: string
        readonly answer: string
      }
      readonly 'how-to-return': {
        readonly question: string
        readonly answer: string
      }
      readonly refund: {
        readonly question: string
        readonly answer: string
      }
      readonly exchange: {
        readonly question: string
        readonly answer: string
      }
    }
    readonly products: {
      readonly 'find-size': {
        readonly question: string
        readonly answer: string
      }
      readonly care: {
        readonly question: string
        readonly answer: string
      }
      readonly colours: {
        readonly question: string
        readonly answer: string
      }
      readonly restock: {
        readonly question: string
        readonly answer: string
      }
    }
  }
}
export const liveHelp: {
  readonly processing: (parameters: { readonly from: number; readonly to: number }) => string
  readonly track: string
  readonly changeOrder: (hours: number) => string
  readonly invoice: string
  readonly returnWindow: (parameters: { readonly days: number; readonly exceptions: string }) => string
  readonly howToReturn: string
  readonly refund: (parameters: { readonly from: number; readonly to: number }) => string
  readonly exchange: string
  readonly restock: string
}
