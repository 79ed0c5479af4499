/** A file in the archive made by `pnpm pack`. */
export interface PublishedFile {
  readonly path: string
  readonly content: string
}

/** Files that belong in an npm archive: the build and its documentation. */
const allowed =
  /^(dist\/[\w.-]+\.(js|cjs|d\.ts|d\.cts)|package\.json|README\.md|LICENSE|NOTICE|CHANGELOG\.md)$/
const sourceMap = /[#@] sourceMappingURL=/

/**
 * Problems of an archive.
 *
 * @param directories directories of the build machine, which no file may contain.
 */
export function publishedFaults(
  files: readonly PublishedFile[],
  directories: readonly string[],
): readonly string[] {
  return [
    ...files.flatMap(({ path }) => (allowed.test(path) ? [] : [`${path}: is not to be published`])),
    ...files.flatMap(({ path, content }) => {
      const named = directories.find((directory) => content.includes(directory))
      return named === undefined ? [] : [`${path}: names a directory of the machine that built it: ${named}`]
    }),
    ...files.flatMap(({ path, content }) =>
      sourceMap.test(content) ? [`${path}: points at a source map that is not published`] : [],
    ),
    ...['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']
      .filter((name) => !files.some(({ path }) => path === name))
      .map((name) => `${name}: is missing`),
  ]
}
