/** A value as JSON for a script element. "<" could close the element; in JSON it can be escaped. */
export const jsonInScript = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replaceAll('<', String.raw`\u003c`)
