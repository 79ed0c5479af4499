// Written by `pnpm messages --write`.
export const reviews: {
  readonly heading: string
  readonly rated: (parameters: { readonly average: number; readonly count: number }) => string
  readonly count: (count: number) => string
  readonly average: (average: number) => string
  readonly stars: (stars: number) => string
  readonly starsOf: (parameters: { readonly stars: number; readonly count: string }) => string
  readonly oneRated: (stars: number) => string
  readonly none: string
  readonly noneHint: string
  readonly byBuyers: string
  readonly sortBy: string
  readonly sorts: {
    readonly newest: string
    readonly highest: string
    readonly lowest: string
  }
  readonly by: (parameters: { readonly name: string; readonly day: string }) => string
  readonly photograph: (parameters: { readonly place: number; readonly name: string }) => string
  readonly answerOfShop: string
  readonly more: string
  readonly loadingMore: string
  readonly failed: string
  readonly write: string
  readonly signIn: string
}
export const form: {
  readonly heading: string
  readonly loading: string
  readonly notBought: string
  readonly pending: string
  readonly approved: string
  readonly rejected: string
  readonly stars: string
  readonly title: string
  readonly text: string
  readonly name: string
  readonly nameHint: string
  readonly photographs: string
  readonly photographsHint: string
  readonly addPhotograph: string
  readonly removePhotograph: (place: number) => string
  readonly photographOf: (place: number) => string
  readonly photographUnreadable: string
  readonly send: string
  readonly sending: string
  readonly cancel: string
  readonly sent: string
  readonly sentMore: string
  readonly failed: string
  readonly delete: string
  readonly deleted: string
  readonly deleteFailed: string
  readonly wrong: {
    readonly stars: string
    readonly title: string
    readonly text: string
    readonly name: string
  }
}
export const questions: {
  readonly heading: string
  readonly none: string
  readonly question: string
  readonly answer: string
  readonly more: string
  readonly loadingMore: string
  readonly failed: string
  readonly ask: string
  readonly signIn: string
  readonly text: string
  readonly name: string
  readonly nameHint: string
  readonly send: string
  readonly sending: string
  readonly cancel: string
  readonly sent: string
  readonly sentMore: string
  readonly sendFailed: string
  readonly wrong: {
    readonly text: string
    readonly name: string
  }
}
export const order: {
  readonly write: string
  readonly writeOf: (name: string) => string
}
