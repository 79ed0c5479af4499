import { runAgainstBuiltShop } from '@umber/dev-stack'
import { serveProduction } from './serve-production.ts'

/** Takes screenshots of the showcase at three widths, for review (e2e/results/screens). */

const args = process.argv.slice(2)
const phase = { title: 'Every page in a browser', directory: 'e2e', script: 'screenshots', args }
process.exit(await runAgainstBuiltShop([phase], (directory) => serveProduction(directory, ['en'])))
