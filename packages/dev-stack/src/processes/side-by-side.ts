/**
 * Runs pieces of work side by side and returns their results. When one fails, the signal tells the others to stop; once all
 * have ended, the first failure is thrown.
 */
export async function sideBySide<Results extends readonly unknown[]>(
  outer: AbortSignal,
  begin: (signal: AbortSignal) => { readonly [Index in keyof Results]: Promise<Results[Index]> },
): Promise<Results> {
  const failed = new AbortController()
  const works = begin(AbortSignal.any([outer, failed.signal]))
  for (const work of works) void work.catch((error: unknown) => failed.abort(error))
  const ends = await Promise.allSettled(works)
  if (failed.signal.aborted) throw failed.signal.reason
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined)) as unknown as Results
}
