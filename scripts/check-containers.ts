import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'
import { composeFaults, dockerfileFaults } from './containers/container-rules.ts'

/** Fails when the Dockerfile or the Compose file breaks a rule of `container-rules.ts`. It needs no container engine. */

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const dockerfile = read('ops/Dockerfile')
const templates = read('ops/nginx/shop.conf.template')

const faults = [
  ...dockerfileFaults(dockerfile, ['shop', 'backend']).map((fault) => `ops/Dockerfile: ${fault}`),
  ...composeFaults(read('compose.yaml'), { dockerfile, templates }).map((fault) => `compose.yaml: ${fault}`),
]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(`${faults.length} faults in ops/Dockerfile and compose.yaml.\n`)
if (faults.length > 0) process.exitCode = 1
