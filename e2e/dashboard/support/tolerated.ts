/** Problems that fail no test, each with a reason. */
const tolerated: readonly { readonly what: RegExp; readonly why: string }[] = [
  {
    what: /^console: `DialogContent` requires a `DialogTitle`/,
    why: "Radix's word about some dialogs of the dashboard's, which have no title.",
  },
]

export const isTolerated = (problem: string): boolean => tolerated.some(({ what }) => what.test(problem))
