import { spawn } from 'node:child_process'

/** Runs a Node script with a timeout in milliseconds. Returns false on timeout. */
export async function runNode(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  limit: number,
): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore', detached: true })
    let ended = true
    const timer = setTimeout(() => {
      ended = false
      // A worker in an endless loop handles no signal, so the whole group is killed.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, limit)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(ended)
    })
  })
}
