import type { TestInfo } from '@playwright/test'

/** Reports a measurement in the output and as an attachment. Machine-dependent values are not asserted. */
export async function reportMeasured(info: TestInfo, what: string, value: unknown): Promise<void> {
  const body = JSON.stringify(value)
  process.stdout.write(`${what}: ${body}\n`)
  await info.attach(what, { body, contentType: 'application/json' })
}
