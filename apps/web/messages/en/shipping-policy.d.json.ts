// Written by `pnpm messages --write`.
export const shippingPolicy: {
  readonly title: string
  readonly lead: string
  readonly optionsTitle: string
  readonly columns: {
    readonly method: string
    readonly time: string
    readonly price: string
  }
  readonly options: {
    readonly standard: {
      readonly method: string
      readonly time: string
      readonly price: string
    }
    readonly express: {
      readonly method: string
      readonly time: string
      readonly price: string
    }
    readonly overnight: {
      readonly method: string
      readonly time: string
      readonly price: string
    }
  }
  readonly sections: {
    readonly processing: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly international: {
      readonly title: string
      readonly paragraphs: readonly [string]
    }
    readonly returns: {
      readonly title: string
      readonly paragraphs: readonly [string]
    }
    readonly exchanges: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
  }
  readonly exceptionsTitle: string
  readonly exceptions: readonly [string, string, string, string, string]
  readonly questionsTitle: string
  readonly questions: string
  readonly contact: string
  readonly help: string
}
export const liveShippingPolicy: {
  readonly processing: (parameters: { readonly from: number; readonly to: number }) => string
  readonly tracking: string
  readonly international: string
  readonly returns: (days: number) => string
  readonly refunds: (parameters: { readonly from: number; readonly to: number }) => string
  readonly exchanges: string
  readonly changes: (hours: number) => string
}
