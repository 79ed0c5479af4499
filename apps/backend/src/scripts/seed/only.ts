/** The single result of a workflow. Throws when there is not exactly one. */
export function only<Thing>(things: readonly Thing[], what: string): Thing {
  const [thing] = things
  if (thing === undefined || things.length > 1) {
    throw new Error(`Expected one ${what}, and got ${things.length}.`)
  }
  return thing
}
