/** What a query answers: of a record the fields that were asked for, and no others. */
export function onlyAsked(record: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(record)) return record.map((one) => onlyAsked(one, fields))
  if (record === null || typeof record !== 'object') return record
  const known = record as Readonly<Record<string, unknown>>
  const names = new Set(fields.map((field) => field.split('.')[0] ?? ''))
  return Object.fromEntries(
    [...names].map((name) => {
      const below = fields.filter((field) => field.startsWith(`${name}.`))
      const within = below.map((field) => field.slice(name.length + 1))
      return [name, fields.includes(name) ? known[name] : onlyAsked(known[name], within)]
    }),
  )
}
