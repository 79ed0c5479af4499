// Readers of answers and storages of unknown shape, for adapters of your own.
export { collect, field, fields, list, number, text, type Fields } from './read.ts'
export { isoTimestamp } from './iso-timestamp.ts'
export { omitUndefined } from './omit-undefined.ts'
export { pictureUrl } from './picture-url.ts'
export { productSummaryFrom } from './product-summary-from.ts'
export { readStored, writeStored } from './json-storage.ts'
