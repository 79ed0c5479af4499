/** A project that has nothing but the published packages and the tools of its platform. */
export interface BlankProject {
  /** Its directory in `scripts/blank-projects`, or in `examples`. */
  readonly name: string
  readonly in?: 'examples'
  readonly dependencies: Readonly<Record<string, string>>
  /** Programs of its dependencies, or of Node, in the order in which they run. The output of the last one is checked. */
  readonly steps: readonly (readonly string[])[]
  /** What the last step prints: what the shop of `shared/shop.mjs` has found, or nothing. */
  readonly prints: 'shop' | 'nothing'
}

const typescript = { typescript: '6.0.2' } as const
const next = { next: '16.4.6', react: '19.2.9', 'react-dom': '19.2.9' } as const

export const blankProjects: readonly BlankProject[] = [
  { name: 'node-esm', dependencies: {}, steps: [['node', 'main.mjs']], prints: 'shop' },
  { name: 'node-cjs', dependencies: {}, steps: [['node', 'main.cjs']], prints: 'shop' },
  {
    name: 'types',
    // The compiler before the current one too: not everyone updates at once.
    dependencies: { ...typescript, 'typescript-5': 'npm:typescript@5.9.3' },
    steps: ['node_modules/typescript/lib/tsc.js', 'node_modules/typescript-5/lib/tsc.js'].flatMap((tsc) => [
      ['node', tsc, '-p', 'nodenext.json'],
      ['node', tsc, '-p', 'bundler.json'],
    ]),
    prints: 'nothing',
  },
  {
    name: 'vite',
    dependencies: { vite: '8.3.8' },
    steps: [
      ['vite', 'build', '--logLevel', 'warn'],
      ['node', 'dist/main.js'],
    ],
    prints: 'shop',
  },
  {
    name: 'edge',
    // Web APIs and none of Node's.
    dependencies: { '@edge-runtime/vm': '5.0.0', esbuild: '0.28.2' },
    steps: [
      ['esbuild', 'edge.mjs', '--bundle', '--format=iife', '--platform=browser', '--outfile=dist/edge.js'],
      ['node', 'main.mjs'],
    ],
    prints: 'shop',
  },
  {
    name: 'next',
    dependencies: next,
    steps: [
      ['next', 'build'],
      ['node', 'main.mjs'],
    ],
    prints: 'shop',
  },
  {
    name: 'next-page',
    in: 'examples',
    dependencies: { ...next, ...typescript, '@types/node': '20.19.43', '@types/react': '19.3.0' },
    // The build checks the types and renders the page.
    steps: [
      ['next', 'build'],
      [
        'node',
        '--eval',
        "process.exitCode = /<h1>44\\b/.test(fs.readFileSync('.next/server/app/index.html')) ? 0 : 1",
      ],
    ],
    prints: 'nothing',
  },
]
