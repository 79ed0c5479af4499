/**
 * How a value of any option is written in an address and in the index, in lower case: `material_wool`. The characters
 * that separate are escaped.
 */
export const optionKey = (name: string, value: string): string => `${escaped(name)}_${escaped(value)}`

/** The part of a key that all values of an option share. */
export const optionOfKey = (key: string): string => key.slice(0, key.indexOf('_') + 1)

const escaped = (words: string): string =>
  words.trim().toLowerCase().replaceAll('%', '%25').replaceAll(',', '%2c').replaceAll('_', '%5f')
