import { statfs } from 'node:fs/promises'
import { DatabaseError, type Client } from 'pg'
import { requireBuild } from '../builds/require-build.ts'
import { describeDatabase, withDatabase } from '../database/connection.ts'
import { migrationsFingerprint } from '../database/fingerprint.ts'
import { isMigratedFor } from '../database/migrated-builds.ts'
import { notMigrated } from '../database/refusals.ts'
import { readSampleData, sampleDataRefusals } from '../database/sample-data.ts'
import { partsOf } from '../parts/part.ts'
import { builtBackend, repositoryRoot } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import { readSettings, type Reading, type Variables } from '../settings/read-settings.ts'
import { describeFaults } from '../settings/setting-fault.ts'
import { textsAtBackend, textsInDatabase, type OwnTexts } from './own-texts.ts'
import type { Requirement } from './requirement.ts'
import { checkKeyAtBackend, checkMail, checkRedis } from './services.ts'
import { checkAdministrator, checkPublishableKey, checkRegion } from './store.ts'

const leastDisk = 1024 ** 3

/** Everything that `pnpm serve` needs on this machine. What is not set is not asked for. */
export function requirements(variables: Variables, reading: Reading): readonly Requirement[] {
  const always: readonly Requirement[] = [
    { name: 'Node', check: checkNode },
    { name: 'Builds', check: () => checkBuilds(reading) },
    { name: 'Settings', check: () => checkSettings(variables, reading) },
    { name: 'Disk', check: async () => checkDisk(variables['FILES_DIRECTORY'] || repositoryRoot) },
  ]
  const ofShop = partsOf(reading.scope).includes('shop')
    ? [
        ...always,
        { name: 'Texts', check: async () => checkTexts(reading, await ownTexts(variables, reading)) },
      ]
    : always
  if (!partsOf(reading.scope).some((part) => part !== 'shop'))
    return [...ofShop, ...keyOfShopAlone(variables)]
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, SMTP_URL: smtpUrl } = variables
  return [
    ...ofShop,
    ...(databaseUrl && URL.canParse(databaseUrl)
      ? databaseRequirements(databaseUrl, variables, reading)
      : []),
    ...(redisUrl ? [{ name: 'Redis', check: async () => checkRedis(redisUrl) }] : []),
    ...(smtpUrl ? [{ name: 'Mail', check: async () => checkMail(smtpUrl) }] : []),
  ]
}

/** For a shop without a backend on its machine. */
export function keyOfShopAlone(variables: Variables): readonly Requirement[] {
  const { PUBLISHABLE_KEY: key } = variables
  const backendUrl = variables['BACKEND_INTERNAL_URL'] || variables['BACKEND_URL']
  if (!key || !backendUrl || !URL.canParse(backendUrl)) return []
  return [{ name: 'Publishable key', check: async () => checkKeyAtBackend(backendUrl, key) }]
}

function databaseRequirements(
  databaseUrl: string,
  variables: Variables,
  { purpose, scope }: Reading,
): readonly Requirement[] {
  const inDatabase = (name: string, work: (client: Client) => Promise<string>): Requirement => ({
    name,
    check: async () => withDatabase(databaseUrl, work).catch(namingMigrations),
  })
  return [
    inDatabase('Database', async () => describeDatabase(databaseUrl)),
    inDatabase('Migrations', async (client) => {
      if (await isMigratedFor(client, migrationsFingerprint(builtBackend, variables)))
        return 'done for this build'
      throw new Refusal(notMigrated)
    }),
    inDatabase('Sample data', async (client) => {
      const refusals = sampleDataRefusals(await readSampleData(client), purpose)
      if (refusals.length > 0) throw new Refusal(refusals.join('\n'))
      return 'no published password'
    }),
    inDatabase('Administrator', checkAdministrator),
    ...(partsOf(scope).includes('shop')
      ? [
          inDatabase('Publishable key', async (client) =>
            checkPublishableKey(client, variables['PUBLISHABLE_KEY']),
          ),
        ]
      : []),
    inDatabase('Region', checkRegion),
  ]
}

/** A table that does not exist. */
function namingMigrations(error: unknown): never {
  throw error instanceof DatabaseError && error.code === '42P01' ? new Refusal(notMigrated) : error
}

function checkNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!isSupported) throw new Refusal(`${process.versions.node} is too old. Install 20.19, 22.12 or newer.`)
  return process.versions.node
}

function checkBuilds({ scope }: Reading): string {
  requireBuild(scope)
  return `present for ${partsOf(scope).join(' and ')}`
}

function checkSettings(variables: Variables, reading: Reading): string {
  const read = readSettings(variables, reading)
  if (read.kind === 'invalid') throw new Refusal(describeFaults(read.faults))
  return 'complete'
}

/** From the database where the backend runs on this machine, and otherwise from the backend. */
async function ownTexts(variables: Variables, { scope }: Reading): Promise<OwnTexts | undefined> {
  const { DATABASE_URL: databaseUrl, PUBLISHABLE_KEY: key } = variables
  if (partsOf(scope).some((part) => part !== 'shop') && databaseUrl && URL.canParse(databaseUrl))
    return await textsInDatabase(databaseUrl)
  const backendUrl = variables['BACKEND_INTERNAL_URL'] || variables['BACKEND_URL']
  return key && backendUrl && URL.canParse(backendUrl) ? await textsAtBackend(backendUrl, key) : undefined
}

function checkTexts(
  { sampleTexts }: Reading,
  own: OwnTexts | undefined,
): string | { readonly advice: string } {
  const advice = sampleTexts?.(own)
  return advice === undefined ? 'the shop’s own' : { advice }
}

async function checkDisk(path: string): Promise<string> {
  const { bavail, bsize } = await statfs(path).catch(() => {
    throw new Refusal(`${path} cannot be read. Make it, for the user who runs the backend: mkdir -p ${path}`)
  })
  const free = bavail * bsize
  const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GB free at ${path}`
  if (free < leastDisk) throw new Refusal(`only ${gigabytes}. At least 1 GB has to be free.`)
  return gigabytes
}
