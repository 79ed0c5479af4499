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
import { buy } from './scenarios/buy.ts'
import { lastTen } from './scenarios/last-ten.ts'
import { startTopology, type Topology } from './topology.ts'
import { openWorkDirectory } from './work-directory.ts'

const usage = `pnpm two-instances <proof…> [options]

Starts PostgreSQL, Redis, nginx, two backends, a worker and two shops on the loopback address, and runs the proofs:

  buy        shoppers buy while servers are killed and replaced
  last-ten   fifty shoppers buy the last ten pieces at once
  run        nothing; keeps running until Ctrl-C

  --shoppers 200      of \`buy\`
  --at-once 20        of \`buy\`
  --runs 3            of \`last-ten\`
  --data-dir <path>   keeps the database between runs; otherwise everything is temporary
  --built             both builds are current
  --first-port 9400   the first of eight consecutive ports
  --https-port 8443, --http-port 8081`

const options = {
  shoppers: { type: 'string', default: '200' },
  'at-once': { type: 'string', default: '20' },
  runs: { type: 'string', default: '3' },
  'data-dir': { type: 'string' },
  built: { type: 'boolean', default: false },
  'first-port': { type: 'string', default: '9400' },
  'https-port': { type: 'string', default: '8443' },
  'http-port': { type: 'string', default: '8081' },
  help: { type: 'boolean', default: false },
} as const

const { values, positionals } = parseArgs({ options, allowPositionals: true })

const proofs: Readonly<Record<string, (topology: Topology, reporter: Reporter) => Promise<boolean>>> = {
  buy: async (topology, reporter) =>
    buy(topology, { shoppers: Number(values.shoppers), atOnce: Number(values['at-once']) }, reporter),
  'last-ten': async (topology, reporter) => lastTen(topology, { runs: Number(values.runs) }, reporter),
  run: async ({ site }, { note }) => {
    note(`The shop: ${site.shopUrl}  The backend: ${site.apiUrl}`)
    await lifetime.ended
    return true
  },
}

const groups = createProcessGroups()
const lifetime = handleSignals(groups, () => {})

async function main(): Promise<boolean> {
  if (values.help || positionals.length === 0) {
    console.log(usage)
    return true
  }
  const unknown = positionals.filter((name) => proofs[name] === undefined)
  if (unknown.length > 0) throw new UserError(`There is no proof ${unknown.join(', ')}.\n\n${usage}`)
  const reporter = terminalReporter()
  const directory = openWorkDirectory(values['data-dir'])
  const ports = portsFrom(
    Number(values['first-port']),
    Number(values['https-port']),
    Number(values['http-port']),
  )
  const topology = await startTopology({ groups, directory, ports, reporter, isBuilt: values.built })
  try {
    let isKept = true
    for (const name of positionals) {
      reporter.note(`\n${name}`)
      const kept = (await proofs[name]?.(topology, reporter)) === true
      reporter.note(`${name}: ${kept ? 'kept' : 'BROKEN'}`)
      isKept = isKept && kept
    }
    if (!isKept) reporter.note(`The logs: ${directory.at('logs')}`)
    return isKept
  } finally {
    await topology.stop()
    directory.remove()
  }
}

try {
  const isKept = await Promise.race([main(), lifetime.ended.then(() => false)])
  groups.killAll()
  process.exit(isKept ? 0 : 1)
} catch (error) {
  console.error(formatError(error))
  groups.killAll()
  process.exit(1)
}
