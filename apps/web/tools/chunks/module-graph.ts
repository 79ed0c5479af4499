import { build, type InlineConfig, type Rolldown } from 'vite'

export interface GraphModule {
  /** What it imports at once, without what tree shaking drops. */
  readonly imports: readonly string[]
  /** What it imports on demand. */
  readonly later: readonly string[]
  /** In characters, before the code is minified. */
  readonly size: number
}

/** The modules of a build, by their ids. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

/**
 * Builds with a file for each module, so that the bundler itself says what each module needs: an import through the index of a package
 * leads to the modules that are used. Nothing is written.
 */
export async function readModuleGraph(entry: string, config: InlineConfig): Promise<ModuleGraph> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: entry,
        output: { preserveModules: true },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const idOf = new Map(chunks.map(({ fileName, moduleIds: [id = ''] }) => [fileName, id]))
  const idsOf = (files: readonly string[]) => files.flatMap((file) => idOf.get(file) ?? [])
  return new Map(
    chunks.map(({ fileName, code, imports, dynamicImports }) => [
      idOf.get(fileName) ?? '',
      { imports: idsOf(imports), later: idsOf(dynamicImports), size: code.length },
    ]),
  )
}
