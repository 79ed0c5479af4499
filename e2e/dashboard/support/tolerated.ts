/** All that may go wrong without a test failing, each with its reason. */
const tolerated: readonly { readonly what: RegExp; readonly why: string }[] = [
  {
    what: /^console: `DialogContent` requires a `DialogTitle`/,
    why: "Radix's word about some dialogs of the dashboard's, which have no title.",
  },
]

export const isTolerated = (trouble: string): boolean => tolerated.some(({ what }) => what.test(trouble))
