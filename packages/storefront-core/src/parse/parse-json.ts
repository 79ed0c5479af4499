/** Parses JSON; undefined when the text is invalid. */
export function parsed(written: string): unknown {
  try {
    return JSON.parse(written) as unknown
  } catch {
    return undefined
  }
}
