// Prints what Blender cannot write: paper labels and watch dials. node labels.mjs folder
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'

const folder = process.argv[2]
await mkdir(folder, { recursive: true })
const print = (name, svg) => sharp(Buffer.from(svg)).png().toFile(`${folder}/${name}.png`)

const labels = {
  fig: ['FIG &amp; VETIVER', '220 g'],
  sandalwood: ['MYSORE SANDALWOOD', '400 g'],
  jasmine: ['NIGHT JASMINE', '240 g'],
}
for (const [name, [scent, weight]] of Object.entries(labels))
  await print(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="960"><rect width="1000" height="960" fill="#efe8da"/><rect x="28" y="28" width="944" height="904" fill="none" stroke="#4a3f35" stroke-width="4"/><g font-family="DejaVu Serif, serif" fill="#2b231d" text-anchor="middle"><text x="500" y="400" font-size="112">Umber &amp; Ecru</text><rect x="430" y="480" width="140" height="4"/><text x="500" y="600" font-size="${scent.length > 14 ? 46 : 54}" letter-spacing="10" font-family="DejaVu Sans, sans-serif">${scent}</text><text x="500" y="720" font-size="46" font-family="DejaVu Sans, sans-serif">${weight}</text></g></svg>`,
  )

const turn = (count, mark) => Array.from({ length: count }, (_, i) => `<g transform="rotate(${(i * 360) / count} 500 500)">${mark(i)}</g>`).join('')
const bar = (top, width, length) => `<rect x="${500 - width / 2}" y="${top}" width="${width}" height="${length}"/>`
const faces = {
  // Railway track and numerals.
  field: () => {
    const track = turn(60, (i) => bar(40, i % 5 ? 4 : 12, i % 5 ? 26 : 44))
    const rails = [460, 432].map((r) => `<circle cx="500" cy="500" r="${r}" fill="none" stroke="currentColor" stroke-width="3"/>`).join('')
    const hours = Array.from({ length: 12 }, (_, i) => {
      const a = ((i + 1) * Math.PI) / 6
      return `<text x="${500 + 350 * Math.sin(a)}" y="${500 - 350 * Math.cos(a) + 32}" font-size="90" text-anchor="middle" font-family="DejaVu Sans Condensed, sans-serif">${i + 1}</text>`
    }).join('')
    return track + rails + hours
  },
  // Twelve fine markers and nothing else.
  dress: () => turn(12, () => bar(66, 9, 92)),
  // Markers, a minute ring, the date at six.
  mesh: () =>
    turn(60, (i) => bar(44, i % 5 ? 4 : 13, i % 5 ? 24 : 78)) +
    '<rect x="448" y="764" width="104" height="80" rx="6" fill="#efe9dd"/><text x="500" y="827" font-size="66" text-anchor="middle" fill="#26211d" font-family="DejaVu Sans Condensed, sans-serif">24</text>',
}
const dials = {
  'field-black': ['#22201f', '#ece6d8'],
  'field-green': ['#565a3e', '#ece6d8'],
  'dress-white': ['#f2ece0', '#8f6d38', '#2b2622'],
  'dress-blue': ['#2f3d63', '#d8b878', '#e9e2d4'],
  'mesh-blue': ['#2f3d63', '#ece6d8'],
  'mesh-black': ['#22201f', '#ece6d8'],
}
for (const [name, [ground, ink, words = ink]] of Object.entries(dials))
  await print(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="1000" height="1000" fill="${ground}"/><g fill="${ink}" color="${ink}">${faces[name.split('-')[0]]()}</g><text x="500" y="345" font-size="40" text-anchor="middle" fill="${words}" font-family="DejaVu Serif, serif">Umber &amp; Ecru</text></svg>`,
  )
