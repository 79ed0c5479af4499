import { describe, expect, test } from 'vitest'
import { judgeAdvisories, readAuditAnswer, type Advisory } from './advisory-policy.ts'

const advisory = (changes: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-35jh-r3h4-6jhm',
  packageName: 'lodash',
  severity: 'high',
  title: 'Command Injection in lodash',
  url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
  versions: ['4.17.23'],
  path: 'apps__backend>@medusajs/cli>inquirer>lodash',
  ...changes,
})

describe('the answer of an audit', () => {
  test('holds advisories', () => {
    const output = JSON.stringify({
      advisories: {
        '1106913': {
          findings: [
            { version: '4.17.23', paths: ['apps__backend>@medusajs/cli>inquirer>lodash'], dev: false },
          ],
          id: 1_106_913,
          title: 'Command Injection in lodash',
          module_name: 'lodash',
          severity: 'high',
          github_advisory_id: 'GHSA-35jh-r3h4-6jhm',
          url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
        },
      },
      metadata: {},
    })
    expect(readAuditAnswer(output)).toEqual({ kind: 'answered', advisories: [advisory()] })
  })

  test('holds none', () => {
    expect(readAuditAnswer('{"advisories":{},"metadata":{}}')).toEqual({ kind: 'answered', advisories: [] })
  })

  test.each([
    [
      'the registry refuses',
      '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405"}}',
    ],
    ['there is no network', '{"error":{"code":"pnpm","message":"fetch failed"}}'],
    ['it is no JSON', 'command not found: npx'],
    ['it is empty', ''],
    ['it is something else', '{}'],
    ['it is nothing', 'null'],
  ])('is never taken for none when %s', (_, output) => {
    expect(readAuditAnswer(output)).toMatchObject({ kind: 'unanswered' })
  })
})

describe('advisories', () => {
  const exception = { id: advisory().id, reason: 'No request reaches it.', until: '2026-12-31' }

  test.each([
    ['critical', 'blocking'],
    ['high', 'blocking'],
    ['moderate', 'minor'],
    ['low', 'minor'],
    ['a new word', 'blocking'],
  ] as const)('[F-115] of severity %s are %s', (severity, kind) => {
    const report = judgeAdvisories([advisory({ severity })], [], '2026-11-22')
    expect(report).toEqual({
      blocking: [],
      minor: [],
      excepted: [],
      stale: [],
      [kind]: [advisory({ severity })],
    })
  })

  test('may wait until the last day of their exception', () => {
    expect(judgeAdvisories([advisory()], [exception], '2026-12-31')).toEqual({
      blocking: [],
      minor: [],
      excepted: [advisory()],
      stale: [],
    })
    expect(judgeAdvisories([advisory()], [exception], '2027-01-01')).toEqual({
      blocking: [advisory()],
      minor: [],
      excepted: [],
      stale: [exception],
    })
  })

  test('that are gone leave a stale exception', () => {
    expect(judgeAdvisories([], [exception], '2026-11-22').stale).toEqual([exception])
  })
})
