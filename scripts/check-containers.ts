import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'
import { composeFaults, dockerfileFaults } from './containers/container-rules.ts'
import { nginxFaults } from './containers/nginx-rules.ts'

/** Fails when the Dockerfile, the Compose file or nginx's configuration breaks a rule of `containers`. It needs no container engine. */

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const dockerfile = read('ops/Dockerfile')
const templates = read('ops/nginx/shop.conf.template')

const faults = [
  ...dockerfileFaults(dockerfile, ['shop', 'backend']).map((fault) => `ops/Dockerfile: ${fault}`),
  ...composeFaults(read('compose.yaml'), { dockerfile, templates }).map((fault) => `compose.yaml: ${fault}`),
  ...nginxFaults(templates).map((fault) => `ops/nginx/shop.conf.template: ${fault}`),
]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(`${faults.length} faults in ops/Dockerfile, compose.yaml and ops/nginx.\n`)
if (faults.length > 0) process.exitCode = 1
