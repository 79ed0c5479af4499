import { readFileSync } from 'node:fs'

// The page that the build rendered.
const html = readFileSync('.next/server/app/index.html', 'utf8')
console.log(/<main>(.*?)<\/main>/.exec(html)?.[1].replaceAll('&quot;', '"'))
