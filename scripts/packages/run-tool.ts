import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Runs a program of a project's dependencies, or one of the machine, in the project.
 *
 * @returns what it prints.
 * @throws with all it has printed when it fails, or takes longer than five minutes.
 */
export async function runTool(
  project: string,
  [command = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const path = [join(project, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd: project,
      env: { ...environment, PATH: path },
      timeout: 300_000,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${[command, ...args].join(' ')} failed\n${stdout}${stderr}`.trim(), { cause: error })
  }
}
