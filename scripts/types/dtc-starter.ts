import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pnpmCommand } from '@umber/dev-stack'
import { runTool } from '../packages/run-tool.ts'
import type { JsSdkProject } from './compare-types.ts'

/** Of the 24th of July 2026. A fixed commit, so that a change of theirs does not fail a run of ours. */
const commit = '9233262ff1f04185646f88362918c027e1431cd6'

/**
 * The shop of Medusa's Next.js starter, with the dependencies and the TypeScript of its lock file. Needs the network.
 *
 * @param checkout a directory that has the starter; it is downloaded without one.
 */
export async function dtcStarter(directory: string, checkout?: string): Promise<JsSdkProject> {
  if (checkout === undefined) await download(directory)
  else cpSync(checkout, directory, { recursive: true, filter: (file) => !skipped.has(basename(file)) })
  const install = ['install', '--frozen-lockfile', '--ignore-scripts', '--filter', '@dtc/storefront']
  // Its manifest names another version of pnpm, which would be downloaded.
  const { command, args } = pnpmCommand([...install, '--config.manage-package-manager-versions=false'])
  await runTool(directory, [command, ...args], process.env)

  const shop = join(directory, 'apps/storefront')
  const { compilerOptions } = JSON.parse(readFileSync(join(shop, 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly string[]>> }
  }
  return {
    name: "Medusa's Next.js starter",
    directory: shop,
    tsc: [process.execPath, join(shop, 'node_modules/typescript/bin/tsc')],
    configuration: (paths) => ({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, paths: { ...compilerOptions.paths, ...paths } },
    }),
    differences: [],
  }
}

const skipped = new Set(['.git', 'node_modules'])

async function download(directory: string): Promise<void> {
  const response = await fetch(`https://codeload.github.com/medusajs/dtc-starter/tar.gz/${commit}`)
  if (!response.ok) throw new Error(`The starter's download was answered with ${response.status}.`)
  writeFileSync(join(directory, 'starter.tar.gz'), Buffer.from(await response.arrayBuffer()))
  await runTool(directory, ['tar', '-xzf', 'starter.tar.gz', '--strip-components=1'], process.env)
}
