import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { adminUser, demoCustomer } from '@umber/sample-store'
import { leaksIn, readBuild } from './build-leaks.ts'

const web = resolve(import.meta.dirname, '../..')

const leaks = leaksIn(readBuild(resolve(web, 'dist')), {
  'the password of the sample administrator': adminUser.password,
  'the password of the sample customer': demoCustomer.password,
  'the directory it was built in': resolve(web, '../..'),
  'a home directory of the build machine': `${homedir()}/`,
})
for (const { file, what } of leaks) console.log(`  ${file} holds ${what}`)
console.log(
  leaks.length === 0
    ? 'Nothing in the built shop but what visitors may know'
    : 'The built shop tells too much',
)
process.exitCode = leaks.length === 0 ? 0 : 1
