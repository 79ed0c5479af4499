/** Drops undefined fields: an optional field is present or absent, never `undefined`. */
export function omitUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
}
