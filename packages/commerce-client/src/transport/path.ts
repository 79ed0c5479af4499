import { encodeText } from './encode-text.ts'

/**
 * Fills a path's `:parameters` with encoded values, so that no id can change the path. Refuses ids that are empty or
 * blank, and `.` and `..`, which would address another resource in any encoding.
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
