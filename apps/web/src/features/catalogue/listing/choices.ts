export interface ChoicesProps {
  readonly chosen: readonly string[]
  /** How many there would be of each, where that is known. */
  readonly counts?: ReadonlyMap<string, number> | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

export function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
