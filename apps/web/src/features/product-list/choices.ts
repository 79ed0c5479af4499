export interface ChoicesProps {
  readonly chosen: readonly string[]
  /** The number of products per value, where known. */
  readonly counts?: ReadonlyMap<string, number> | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** For choices that the facets name. */
export interface ValuesProps extends ChoicesProps {
  readonly label: string
  readonly values: readonly string[]
}

export function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
