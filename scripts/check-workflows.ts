import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { repositoryRoot } from '@umber/dev-stack'
import { workflowFaults } from './supply-chain/workflow-rules.ts'

/** Fails when GitHub's own parser rejects a workflow, or a workflow breaks a rule of `workflow-rules.ts`. */

const directory = join(repositoryRoot, '.github/workflows')
const files = readdirSync(directory).filter((name) => /\.ya?ml$/.test(name))
let count = 0

for (const name of files) {
  const content = readFileSync(join(directory, name), 'utf8')
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  const unreadable = context.errors.getErrors().map(({ message }) => message)
  const faults =
    unreadable.length > 0 ? unreadable : workflowFaults(content).map((fault) => `${name}: ${fault}`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  count += faults.length
}

process.stdout.write(`${count} faults in ${files.length} workflows.\n`)
if (count > 0) process.exitCode = 1
