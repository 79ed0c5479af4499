/** pnpm tells its scripts where it is; run by hand, this one takes the pnpm of the PATH. */
export function pnpmCommand(words: readonly string[]): {
  readonly command: string
  readonly args: readonly string[]
} {
  const script = process.env['npm_execpath']
  if (script !== undefined && /pnpm[^/\\]*\.c?js$/.test(script)) {
    return { command: process.execPath, args: [script, ...words] }
  }
  return { command: process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm', args: words }
}
