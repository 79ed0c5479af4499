import { parseArgs } from 'node:util'
import {
  createProcessGroups,
  formatError,
  handleSignals,
  terminalReporter,
  UserError,
  type Reporter,
} from '@umber/dev-stack'
import { portsFrom } from './ports.ts'
import { backup } from './scenarios/backup.ts'
import { buy } from './scenarios/buy.ts'
import { chaos } from './scenarios/chaos.ts'
import { flood } from './scenarios/flood.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { interrupted } from './scenarios/interrupted.ts'
import { lastTen } from './scenarios/last-ten.ts'
import { load } from './scenarios/load.ts'
import { purge } from './scenarios/purge.ts'
import { soak } from './scenarios/soak.ts'
import { traces } from './scenarios/traces.ts'
import { uploads } from './scenarios/uploads.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { startTopology, type Topology } from './topology.ts'
import { openWorkDirectory } from './work-directory.ts'

const usage = `pnpm two-instances <proof…> [options]

Starts PostgreSQL, Redis, nginx, two backends, a worker and two shops on the loopback address, and runs the proofs:

  buy        shoppers buy while servers are killed, and all are replaced by the next release
  chaos      shoppers buy, half of them by card, while each part is killed and then frozen for 20 seconds
  flood      a thousand connections at once, and as many unknown addresses, beside shoppers who buy
  last-ten   fifty shoppers buy the last ten pieces at once
  interrupted  orders whose process was killed are undone and placed again
  purge      a changed price is on the pages of both shops within ten seconds
  uploads    a picture that is uploaded over either backend is shown without that backend
  traces     one trace holds a page of the shop, the backend's read below it and the database's below that
  backup     orders are backed up, destroyed and restored
  soak       shoppers buy for some minutes; prints the memory of each server
  load       prints requests per second and latencies of one instance and of two, with few products and with many
  disk-full  the disk of PostgreSQL is filled while shoppers order; needs root and no --data-dir
  run        nothing; keeps running until Ctrl-C

  --shoppers 200      of \`buy\`
  --at-once 20        of \`buy\`
  --runs 3            of \`last-ten\`
  --minutes 30        of \`soak\`
  --products 5000     of \`load\`: the larger catalogue
  --seconds 5         of \`load\`: for each row
  --data-dir <path>   keeps the database between runs; otherwise everything is temporary
  --built             both builds are current
  --first-port 9400   the first of nine consecutive ports
  --https-port 8443, --http-port 8081`

const options = {
  shoppers: { type: 'string', default: '200' },
  'at-once': { type: 'string', default: '20' },
  runs: { type: 'string', default: '3' },
  minutes: { type: 'string', default: '30' },
  products: { type: 'string', default: '5000' },
  seconds: { type: 'string', default: '5' },
  'data-dir': { type: 'string' },
  built: { type: 'boolean', default: false },
  'first-port': { type: 'string', default: '9400' },
  'https-port': { type: 'string', default: '8443' },
  'http-port': { type: 'string', default: '8081' },
  help: { type: 'boolean', default: false },
} as const

const { values, positionals } = parseArgs({ options, allowPositionals: true })

const groups = createProcessGroups()
const lifetime = handleSignals(groups, () => {})
const directory = openWorkDirectory(values['data-dir'])

/** Mounted before PostgreSQL starts. */
let disk: SmallDisk | undefined

const proofs: Readonly<Record<string, (topology: Topology, reporter: Reporter) => Promise<boolean>>> = {
  buy: async (topology, reporter) =>
    buy(topology, { shoppers: Number(values.shoppers), atOnce: Number(values['at-once']) }, reporter),
  'last-ten': async (topology, reporter) => lastTen(topology, { runs: Number(values.runs) }, reporter),
  chaos,
  flood,
  interrupted,
  purge,
  uploads,
  traces,
  backup: async (topology, reporter) => backup(topology, directory, reporter),
  soak: async (topology, reporter) =>
    soak(topology, { minutes: Number(values.minutes), directory }, reporter),
  load: async (topology, reporter) =>
    load(topology, { products: Number(values.products), seconds: Number(values.seconds) }, reporter),
  'disk-full': async (topology, reporter) => disk !== undefined && diskFull(topology, disk, reporter),
  run: async ({ site }, { note }) => {
    note(`The shop: ${site.shopUrl}  The backend: ${site.apiUrl}`)
    await lifetime.ended
    return true
  },
}

async function main(): Promise<boolean> {
  if (values.help || positionals.length === 0) {
    console.log(usage)
    return true
  }
  const unknown = positionals.filter((name) => proofs[name] === undefined)
  if (unknown.length > 0) throw new UserError(`There is no proof ${unknown.join(', ')}.\n\n${usage}`)
  const reporter = terminalReporter()
  if (positionals.includes('disk-full')) {
    if (values['data-dir'] !== undefined)
      throw new UserError('disk-full destroys its database. Leave out --data-dir.')
    disk = mountSmallDisk(directory.databaseDirectory('postgres'))
    if (disk === undefined) reporter.note('disk-full is skipped: only root can mount a small disk.')
  }
  const wanted = positionals.filter((name) => name !== 'disk-full' || disk !== undefined)
  if (wanted.length === 0) return true
  const ports = portsFrom(
    Number(values['first-port']),
    Number(values['https-port']),
    Number(values['http-port']),
  )
  const topology = await startTopology({ groups, directory, ports, reporter, isBuilt: values.built })
  try {
    let isKept = true
    for (const name of wanted) {
      reporter.note(`\n${name}`)
      const kept = (await proofs[name]?.(topology, reporter)) === true
      reporter.note(`${name}: ${kept ? 'kept' : 'BROKEN'}`)
      isKept = isKept && kept
    }
    if (!isKept && values['data-dir'] !== undefined) reporter.note(`The logs: ${directory.at('logs')}`)
    return isKept
  } finally {
    await topology.stop()
  }
}

async function run(): Promise<0 | 1> {
  try {
    // Ctrl-C ends everything at once: nothing here is worth keeping.
    return (await Promise.race([main(), lifetime.ended.then(() => false)])) ? 0 : 1
  } catch (error) {
    console.error(formatError(error))
    return 1
  } finally {
    groups.killAll()
    disk?.unmount()
    directory.remove()
  }
}

process.exit(await run())
