import type { TestInfo } from '@playwright/test'

/** Says what was measured, in the output and beside the test's result. What depends on the machine is not asserted. */
export async function reportMeasured(info: TestInfo, what: string, value: unknown): Promise<void> {
  const body = JSON.stringify(value)
  process.stdout.write(`${what}: ${body}\n`)
  await info.attach(what, { body, contentType: 'application/json' })
}
