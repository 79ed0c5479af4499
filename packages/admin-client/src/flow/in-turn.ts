/** Work that is under way, by what it is about. */
export type Turns = Map<string, { readonly input: string; readonly result: Promise<unknown> }>

/**
 * Runs work about the same thing one after another. The same work, asked for again while it is under way, is not done a
 * second time: both get its result, unless `isShared` says that it did not end well enough.
 *
 * @param input what tells two pieces of work apart.
 */
export async function inTurn<Result>(
  turns: Turns,
  key: string,
  input: string,
  work: () => Promise<Result>,
  isShared: (result: Result) => boolean,
): Promise<Result> {
  for (let before = turns.get(key); before !== undefined; before = turns.get(key)) {
    const result = (await before.result.catch(() => undefined)) as Result | undefined
    if (before.input === input && result !== undefined && isShared(result)) return result
  }
  const result = work()
  const entry = { input, result }
  turns.set(key, entry)
  try {
    return await result
  } finally {
    if (turns.get(key) === entry) turns.delete(key)
  }
}
