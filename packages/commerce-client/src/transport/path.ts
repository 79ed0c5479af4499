import { encodeText } from './encode-text.ts'

/**
 * Puts values in the place of a path's `:parameters` and encodes them, so that no id can leave its place. Refuses ids that are
 * empty or blank, and `.` and `..`, which would address another resource however they are encoded.
 *
 * @throws {TypeError} before anything is sent.
 */
export function fillPath(template: string, next: () => unknown): string {
  return template.replace(/:\w+/g, (name) => {
    const value = next()
    if (typeof value !== 'string' || value.trim() === '' || /^\.{1,2}$/.test(value)) {
      throw new TypeError(`The ${name.slice(1)} of ${template} is no id`)
    }
    return encodeText(value)
  })
}
