import { spawn } from 'node:child_process'

/** Runs a script of Node to its end, or for so many milliseconds; whether it came to an end by itself. */
export async function runNode(
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  limit: number,
): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd, env, stdio: 'ignore', detached: true })
    let ended = true
    const timer = setTimeout(() => {
      ended = false
      // A worker in an endless loop hears nothing: the whole group goes.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, limit)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(ended)
    })
  })
}
