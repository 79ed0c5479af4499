import { formatError } from '@umber/dev-stack'
import { advisoryExceptions } from './supply-chain/advisory-exceptions.ts'
import { judgeAdvisories, readAuditAnswer, type Advisory } from './supply-chain/advisory-policy.ts'
import { runPnpm11 } from './supply-chain/pnpm-11.ts'

/**
 * Checks every package in the lockfile for known vulnerabilities. Exit codes: 0: no serious advisory is open; 1: one is open;
 * 2: the registry did not answer, which says nothing about the packages.
 */
const exitCodes = { clean: 0, found: 1, unanswered: 2 } as const

try {
  process.exitCode = check()
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`)
  process.exitCode = exitCodes.unanswered
}

function check(): number {
  const { stdout, stderr } = runPnpm11(['audit', '--json'])
  const answer = readAuditAnswer(stdout)
  if (answer.kind === 'unanswered') {
    announce('Could not ask for advisories', `${answer.reason}${stderr && `\n${stderr}`}`)
    return exitCodes.unanswered
  }
  const today = new Date().toISOString().slice(0, 10)
  const report = judgeAdvisories(answer.advisories, advisoryExceptions, today)
  for (const advisory of report.blocking)
    announce('Vulnerable package', `${line(advisory)}\n  ${advisory.path}`)
  for (const { id, until, reason } of report.stale)
    announce('Exception to be looked at', `${id} (until ${until}): ${reason}`)
  for (const advisory of report.minor) process.stdout.write(`Open, not serious: ${line(advisory)}\n`)
  for (const advisory of report.excepted) process.stdout.write(`Excepted: ${line(advisory)}\n`)
  const failures = report.blocking.length + report.stale.length
  process.stdout.write(
    `${answer.advisories.length} advisories; ${report.blocking.length} serious ones are open, ${report.excepted.length} excepted.\n`,
  )
  return failures > 0 ? exitCodes.found : exitCodes.clean
}

function line({ severity, packageName, versions, title, url }: Advisory): string {
  return `${severity}: ${packageName} ${versions.join(', ')}: ${title} (${url})`
}

/** On GitHub as an annotation with a title, so that the run shows which of the two failed. */
function announce(title: string, text: string): void {
  process.stderr.write(
    process.env['GITHUB_ACTIONS'] === 'true'
      ? `::error title=${title}::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`
      : `${title}: ${text}\n`,
  )
}
