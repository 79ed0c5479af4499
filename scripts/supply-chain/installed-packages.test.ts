import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'))

interface Settings {
  readonly minimumReleaseAge?: number
  readonly blockExoticSubdeps?: boolean
  readonly strictDepBuilds?: boolean
  readonly dangerouslyAllowAllBuilds?: boolean
  readonly allowBuilds?: Readonly<Record<string, unknown>>
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, unknown>> }>>
}

const settings = read('pnpm-workspace.yaml') as Settings
const { packages } = read('pnpm-lock.yaml') as Lockfile
const nameOf = (key: string): string => key.slice(0, key.lastIndexOf('@'))

test('[F-115] no install script runs but those that are listed, each with a yes or a no', () => {
  expect(settings).toMatchObject({ strictDepBuilds: true, blockExoticSubdeps: true })
  expect(settings.dangerouslyAllowAllBuilds ?? false).toBe(false)
  expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(24 * 60)
  const listed = Object.entries(settings.allowBuilds ?? {})
  expect(listed.filter(([, mayRun]) => typeof mayRun !== 'boolean')).toEqual([])
  const installed = new Set(Object.keys(packages).map(nameOf))
  expect(listed.map(([name]) => name).filter((name) => !installed.has(name))).toEqual([])
  expect(listed.filter(([, mayRun]) => mayRun === true).map(([name]) => name)).toEqual([
    '@swc/core',
    'esbuild',
  ])
})

test('[F-115] every package of the lockfile comes from the registry, with the sum of its content', () => {
  const all = Object.entries(packages)
  expect(all.length).toBeGreaterThan(1_000)
  const isSum = (resolution: Readonly<Record<string, unknown>>): boolean =>
    Object.keys(resolution).join() === 'integrity' &&
    /^sha512-[\w+/]{86}==$/.test(String(resolution['integrity']))
  expect(all.filter(([, { resolution }]) => !isSum(resolution))).toEqual([])
})
