import { describe, expect, test } from 'vitest'
import { workflowFaults } from './workflow-rules.ts'

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1'

const workflow = (changes: { head?: string; job?: string; steps?: string } = {}): string => `
on: [push, pull_request]
${changes.head ?? 'permissions: {}'}
jobs:
  test:
    runs-on: ubuntu-latest
    ${changes.job ?? 'timeout-minutes: 5'}
    steps:
${
  changes.steps ??
  `      - uses: actions/checkout@${commit} # v7.0.1
        with:
          persist-credentials: false
      - uses: ./.github/actions/own
      - run: pnpm test`
}
`

describe('a workflow', () => {
  test('that keeps the rules has no fault', () => {
    expect(workflowFaults(workflow())).toEqual([])
  })

  test.each([
    ['a tag', 'pnpm/action-setup@v6'],
    ['a branch', 'pnpm/action-setup@main'],
    ['a short commit', 'pnpm/action-setup@3d3c42e5 # v6.0.9'],
    ['a commit without its version', `pnpm/action-setup@${commit}`],
    ['an action of a directory, by tag', 'changesets/action/publish@v2'],
  ])('names an action by its commit and version, not by %s', (_, uses) => {
    expect(workflowFaults(workflow({ steps: `      - uses: ${uses}` }))).toEqual([
      expect.stringContaining(`not pinned to a commit with its version as a comment: - uses: ${uses}`),
    ])
  })

  test('does not leave the token of a checkout behind', () => {
    const steps = `      - uses: actions/checkout@${commit} # v7.0.1`
    expect(workflowFaults(workflow({ steps }))).toEqual([
      expect.stringContaining('persist-credentials: false'),
    ])
  })

  test.each([
    ['', 'no permissions for the workflow'],
    ['permissions: write-all', 'permissions to write for all jobs'],
    ['permissions:\n  contents: write', 'permissions to write for all jobs'],
  ])('gives rights to write to a job alone: "%s"', (head, fault) => {
    expect(workflowFaults(workflow({ head }))).toEqual([expect.stringContaining(fault)])
  })

  test('gives a job the rights it needs, and not all', () => {
    const job = (permissions: string) => `timeout-minutes: 5\n    permissions: ${permissions}`
    expect(workflowFaults(workflow({ job: job('{ contents: write }') }))).toEqual([])
    expect(workflowFaults(workflow({ job: job('write-all') }))).toEqual(['job test: write-all'])
  })

  test('ends a job that hangs', () => {
    expect(workflowFaults(workflow({ job: 'name: slow' }))).toEqual(['job test: no timeout-minutes'])
  })

  test('leaves the limits of a workflow that it calls to that workflow', () => {
    const calling = 'on: push\npermissions: {}\njobs:\n  test:\n    uses: ./.github/workflows/test.yml\n'
    expect(workflowFaults(calling)).toEqual([])
  })

  test('pastes nothing into a script', () => {
    const steps = '      - run: echo ${{ github.event.pull_request.title }}'
    expect(workflowFaults(workflow({ steps }))).toEqual([expect.stringContaining('pass it in env')])
  })

  test.each([
    'on: pull_request_target',
    'on: [workflow_run]',
    'on:\n  pull_request_target:\n    branches: [main]',
  ])('does not run foreign code with rights of its own: %s', (on) => {
    expect(workflowFaults(workflow().replace('on: [push, pull_request]', on))).toEqual([
      expect.stringContaining('hands the rights of the repository'),
    ])
  })
})
