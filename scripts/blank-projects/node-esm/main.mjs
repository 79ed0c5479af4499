import { readFileSync } from 'node:fs'
import { settings } from './settings.mjs'
import { shop } from './shop.mjs'

// Every entry can be imported.
for (const entry of JSON.parse(readFileSync('entries.json', 'utf8'))) await import(entry)
console.log(JSON.stringify(await shop(settings)))
