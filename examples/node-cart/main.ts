import { homedir } from 'node:os'
import { join } from 'node:path'
import { setting } from '../settings.ts'
import { fileStorage, shop } from './node-cart.ts'

const config = { baseUrl: setting('MEDUSA_URL'), publishableKey: setting('MEDUSA_PUBLISHABLE_KEY') }
process.exitCode = await shop({
  config,
  storage: fileStorage(join(homedir(), '.node-cart.json')),
  wanted: process.argv[2],
  say: (line) => process.stdout.write(`${line}\n`),
})
