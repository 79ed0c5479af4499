import { encodeText } from './encode-text.ts'

/**
 * Builds a path and encodes each parameter, so that no id can leave its place in it. Refuses ids that are empty or blank,
 * and `.` and `..`, which would address another resource however they are encoded.
 *
 * @throws {TypeError} before anything is sent.
 */
export function path(parts: TemplateStringsArray, ...parameters: readonly string[]): string {
  return parts.reduce((built, part, index) => {
    const parameter = parameters[index - 1]
    if (typeof parameter !== 'string' || parameter.trim() === '' || /^\.{1,2}$/.test(parameter)) {
      throw new TypeError(`A path parameter of ${parts.join('{}')} is empty or not an id`)
    }
    return built + encodeText(parameter) + part
  })
}
