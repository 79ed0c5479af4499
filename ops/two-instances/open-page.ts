import { closeSync, readFileSync } from 'node:fs'
import { pnpmCommand, repositoryRoot, until, type ProcessGroups } from '@umber/dev-stack'
import type { Site } from './servers.ts'
import type { WorkDirectory } from './work-directory.ts'

/** A page in a browser, with a cart, which e2e/release keeps open until every server is of the next release. */
export interface OpenPage {
  /** Resolves to whether it went on: its further pages, its cart and its checkout. */
  readonly goesOn: () => Promise<boolean>
  readonly logFile: string
}

/** What the test writes when its page is open. */
const isOpen = 'The page is open.'
/** In milliseconds. */
const limit = 120_000

/** Resolves when the page is open. */
export async function openPage(
  groups: ProcessGroups,
  directory: WorkDirectory,
  { shopUrl }: Site,
  product: string,
): Promise<OpenPage> {
  const { file, descriptor } = directory.log('open-page')
  const test = pnpmCommand([
    '--filter',
    '@umber/e2e',
    'exec',
    'playwright',
    'test',
    '--config',
    'release/playwright.config.ts',
  ])
  const group = groups.launch({
    ...test,
    cwd: repositoryRoot,
    env: { ...process.env, SHOP_URL: shopUrl, PRODUCT: product },
    output: descriptor,
  })
  closeSync(descriptor)
  const ended = group.ended.then((ending) => ending.kind === 'exited' && ending.code === 0)
  let isOver = false
  void ended.then(() => (isOver = true))
  await until(() => (isOver || readFileSync(file, 'utf8').includes(isOpen) ? true : undefined), {
    limit,
    every: 200,
  })
  return { goesOn: async () => ended, logFile: file }
}
