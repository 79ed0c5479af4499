/** Fails unless the flow ended like this. */
export function ended<Result extends { readonly kind: string }, Kind extends Result['kind']>(
  result: Result,
  kind: Kind,
): asserts result is Extract<Result, { readonly kind: Kind }> {
  if (result.kind !== kind) throw new Error(`It ended otherwise: ${JSON.stringify(result)}`)
}

/** Fails unless the bulk change has a report of its rows. */
export function reported<Result extends object>(
  result: Result,
): asserts result is Extract<Result, { readonly results: unknown }> {
  if (!('results' in result)) throw new Error(`There is no report: ${JSON.stringify(result)}`)
}
