import satisfies from 'spdx-satisfies'

export interface InstalledPackage {
  readonly name: string
  /** As declared by the package; 'Unknown' without a declaration. */
  readonly license: string
  /** Content of its licence file; empty without one. */
  readonly text: string
}

interface Named {
  readonly names: readonly string[]
  readonly license: string
  readonly reason: string
}

/** Licences that do not oblige users of the package to open their own source. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Exceptions by package name. A trailing * matches one package per platform. */
const named: readonly Named[] = [
  {
    names: ['lightningcss', 'lightningcss-*'],
    license: 'MPL-2.0',
    reason: 'Used as it is while the shop is built; nothing of it is delivered.',
  },
  {
    names: ['axe-core', '@axe-core/playwright'],
    license: 'MPL-2.0',
    reason: 'Used as it is by browser tests.',
  },
  {
    names: ['@img/sharp-libvips-*'],
    license: 'LGPL-3.0-or-later',
    reason: 'A shared library, used as it is by sharp, which resizes pictures in the backend.',
  },
  {
    names: ['@img/sharp-win32-*'],
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'sharp for Windows, with the same library in it.',
  },
  {
    names: [
      '@medusajs/admin-bundler',
      '@medusajs/admin-sdk',
      '@medusajs/admin-shared',
      '@medusajs/admin-vite-plugin',
    ],
    license: 'Unknown',
    reason: 'They name none; the repository they come from is under MIT but for its Enterprise Edition.',
  },
  {
    names: ['speakingurl'],
    license: 'BSD',
    reason: 'Its licence file holds the text of BSD-3-Clause.',
  },
  {
    names: ['spawndamnit'],
    license: 'SEE LICENSE IN LICENSE',
    reason: 'Its licence file holds the text of MIT.',
  },
]

/** Completely proprietary. Installed with @medusajs/medusa, disabled, and not imported by our code. */
const enterprise: ReadonlySet<string> = new Set(['@medusajs/auth-oidc', '@medusajs/rbac'])

/** MIT, except for the parts that belong to the two packages above. */
const partlyEnterprise: ReadonlySet<string> = new Set([
  '@medusajs/core-flows',
  '@medusajs/dashboard',
  '@medusajs/framework',
  '@medusajs/js-sdk',
  '@medusajs/link-modules',
  '@medusajs/medusa',
  '@medusajs/types',
  '@medusajs/utils',
])

/** Why this package must not be installed; undefined when it may be. */
export function licenseFault(installed: InstalledPackage): string | undefined {
  const { name, license, text } = installed
  if (/Medusa Enterprise Edition License/.test(text))
    return enterprise.has(name) ? undefined : 'is under the Medusa Enterprise Edition License'
  if (/Enterprise Edition/.test(text))
    return partlyEnterprise.has(name) ? undefined : 'holds parts of a proprietary Enterprise Edition'
  if (isAllowed(license)) return undefined
  if (named.some((exception) => exception.license === license && exception.names.some(matches(name))))
    return undefined
  return `is under "${license}", which is neither allowed nor named for this package`
}

function isAllowed(license: string): boolean {
  try {
    return satisfies(license, allowed)
  } catch {
    // Not an SPDX expression.
    return false
  }
}

function matches(name: string): (pattern: string) => boolean {
  return (pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)
}
