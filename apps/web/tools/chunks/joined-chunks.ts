import { relative, resolve } from 'node:path'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { messages } from '../messages/messages-plugin.ts'
import { sourceLanguage } from '../../messages/languages.ts'
import { firstVisits } from './first-visits.ts'
import { readModuleGraph } from './module-graph.ts'
import { planChunks } from './plan-chunks.ts'

/** What the build and the one that reads the graph have in common. */
interface OfBuild {
  readonly resolve: NonNullable<UserConfig['resolve']>
  readonly target: string
  readonly treeshake: NonNullable<Rolldown.InputOptions['treeshake']>
}

const web = resolve(import.meta.dirname, '../..')

/**
 * Plans the files of the browser's script from the graph of its modules, and writes to `.vite/modules.json` which file the
 * modules of `src` are in. The graph is that of the English shop, so that all languages have the same files.
 */
export function joinedChunks({ resolve: sources, target, treeshake }: OfBuild): Plugin {
  return {
    name: 'joined-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async config() {
      const visits = firstVisits()
      const graph = await readModuleGraph(visits.entry, {
        root: web,
        resolve: sources,
        plugins: [messages(sourceLanguage), withoutStyles],
        build: { target, rolldownOptions: { treeshake } },
      })
      const plan = planChunks(graph, visits)
      const groups = [{ name: (id: string) => plan.get(id) ?? null }]
      const codeSplitting = { includeDependenciesRecursively: false, groups }
      return { build: { rolldownOptions: { output: { codeSplitting } } } }
    },
    generateBundle(_, bundle) {
      const files: Record<string, string> = {}
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          // A module that only hands on others is not among those with code.
          for (const id of [...file.moduleIds, file.facadeModuleId ?? ''])
            if (id.startsWith(`${web}/src/`)) files[relative(web, id)] = file.fileName
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files) })
    },
  }
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
}
