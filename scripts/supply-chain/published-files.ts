/** A file of the archive that `pnpm pack` makes. */
export interface PublishedFile {
  readonly path: string
  readonly content: string
}

/** What belongs into an archive for npm: what is built, and what tells of it. */
const wanted =
  /^(dist\/[\w.-]+\.(js|cjs|d\.ts|d\.cts)|package\.json|README\.md|LICENSE|NOTICE|CHANGELOG\.md)$/
const sourceMap = /[#@] sourceMappingURL=/

/** What is wrong with an archive. `directories` are those of the machine that built it, which no file may name. */
export function publishedFaults(
  files: readonly PublishedFile[],
  directories: readonly string[],
): readonly string[] {
  return [
    ...files.flatMap(({ path }) => (wanted.test(path) ? [] : [`${path}: is not to be published`])),
    ...files.flatMap(({ path, content }) => {
      const named = directories.find((directory) => content.includes(directory))
      return named === undefined ? [] : [`${path}: names a directory of the machine that built it: ${named}`]
    }),
    ...files.flatMap(({ path, content }) =>
      sourceMap.test(content) ? [`${path}: points at a source map that is not published`] : [],
    ),
    ...['package.json', 'README.md', 'LICENSE']
      .filter((name) => !files.some(({ path }) => path === name))
      .map((name) => `${name}: is missing`),
  ]
}
