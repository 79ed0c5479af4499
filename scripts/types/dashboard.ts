import { createRequire } from 'node:module'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backendRoot, repositoryRoot } from '@umber/dev-stack'
import type { JsSdkProject } from './compare-types.ts'
import { dashboardDifferences } from './dashboard-differences.ts'

const compilerOptions = {
  target: 'ES2021',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  types: [],
}

/** The source of Medusa's dashboard, which its package includes. */
export function dashboard(directory: string): JsSdkProject {
  const fromBackend = createRequire(join(backendRoot, 'package.json'))
  const source = join(realpathSync(dirname(fromBackend.resolve('@medusajs/dashboard/package.json'))), 'src')
  return {
    name: "Medusa's dashboard",
    directory,
    tsc: [process.execPath, join(repositoryRoot, 'node_modules/typescript-7/bin/tsc')],
    configuration: (paths) => ({
      compilerOptions: { ...compilerOptions, paths },
      include: ['ts', 'tsx'].map((extension) => `${source}/**/*.${extension}`),
      exclude: [`${source}/**/*.spec.*`, `${source}/**/__tests__/**`],
    }),
    differences: dashboardDifferences,
  }
}
