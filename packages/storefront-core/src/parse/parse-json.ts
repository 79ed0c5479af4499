/** The JSON of a text, whatever it is; nothing when it is none. */
export function parsed(written: string): unknown {
  try {
    return JSON.parse(written) as unknown
  } catch {
    return undefined
  }
}
