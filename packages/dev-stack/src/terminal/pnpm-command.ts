/** Within a pnpm script the pnpm that runs it (npm_execpath); otherwise the one in PATH. */
export function pnpmCommand(args: readonly string[]): {
  readonly command: string
  readonly args: readonly string[]
} {
  const script = process.env['npm_execpath']
  if (script !== undefined && /pnpm[^/\\]*\.c?js$/.test(script)) {
    return { command: process.execPath, args: [script, ...args] }
  }
  return { command: process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm', args }
}
