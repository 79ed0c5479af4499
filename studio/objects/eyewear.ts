import { mix, type Dye } from '../colours.ts'
import { blurred, clipped, fade, type Sketch } from '../drawing/sketch.ts'
import { shadowColour } from '../colours.ts'
import { gloss } from './surface.ts'

export type Frame = 'round' | 'square' | 'metal'

interface Shape {
  /** The left lens, seen from the front, around x = 400. */
  readonly lens: string
  readonly bridge: string
  readonly rim: number
}

const shapes: Readonly<Record<Frame, Shape>> = {
  round: {
    lens: 'M274 426 C332 424 376 462 378 522 C378 582 336 626 276 626 C216 626 172 584 170 526 C170 468 214 428 274 426Z',
    bridge: 'M370 486 C382 458 418 458 430 486 L424 512 C416 486 384 486 376 512Z',
    rim: 24,
  },
  square: {
    lens: 'M196 438 C250 428 320 430 352 440 C374 448 380 466 378 500 C376 552 364 604 330 616 C290 626 230 624 200 612 C170 598 160 552 158 498 C156 464 168 444 196 438Z',
    bridge: 'M366 462 C384 450 416 450 434 462 L430 494 C418 478 382 478 370 494Z',
    rim: 28,
  },
  metal: {
    lens: 'M186 446 C240 432 326 432 360 446 C380 456 382 476 374 512 C362 566 326 622 268 624 C206 626 170 566 164 504 C162 470 166 452 186 446Z',
    bridge: '',
    rim: 5,
  },
}

function lensColour(frame: Frame, dye: Dye): readonly [string, string] {
  if (frame === 'metal') return [mix(dye.body, '#0d0a08', 0.35), mix(dye.body, '#e9dcc4', 0.5)]
  return ['#221a14', mix('#7a5c40', dye.body, 0.3)]
}

function lens(sketch: Sketch, path: string, [top, bottom]: readonly [string, string]): string {
  const glass = fade(
    sketch,
    [
      { at: 0, colour: top, opacity: 0.96 },
      { at: 0.55, colour: mix(top, bottom, 0.45), opacity: 0.9 },
      { at: 1, colour: bottom, opacity: 0.8 },
    ],
    [0.2, 0, 0.4, 1],
  )
  return `<path d="${path}" fill="${glass}"/><g ${clipped(sketch, path)}><path d="M120 640 L286 380 L352 380 L180 660Z" fill="#fff" opacity=".15" ${blurred(sketch, 5)}/><path d="M214 660 L366 416 L384 424 L240 660Z" fill="#fff" opacity=".1" ${blurred(sketch, 3)}/><path d="M196 470 C214 448 250 440 282 444 L262 478 C238 476 220 484 208 502Z" fill="#fff" opacity=".3" ${blurred(sketch, 3)}/><path d="${path}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="16" ${blurred(sketch, 6)}/></g>`
}

/** A pair facing the camera on the paper, its temples open behind it. */
export function sunglasses(sketch: Sketch, dye: Dye, frame: Frame): string {
  const { lens: path, bridge, rim } = shapes[frame]
  const metal = frame === 'metal'
  const acetate = mix(dye.body, '#140c06', dye.shade > 0.55 ? 0.35 : 0.12)
  const skin = metal
    ? fade(
        sketch,
        [
          { at: 0, colour: '#f1dfb9' },
          { at: 0.3, colour: '#b08c55' },
          { at: 0.6, colour: '#e5cfa1' },
          { at: 1, colour: '#7d5f37' },
        ],
        [0, 0, 1, 1],
      )
    : fade(
        sketch,
        [
          { at: 0, colour: mix(acetate, '#fff3df', 0.16) },
          { at: 0.5, colour: acetate },
          { at: 1, colour: mix(acetate, '#0c0704', 0.4) },
        ],
        [0.1, 0, 0.7, 1],
      )
  const both = (markup: string): string =>
    `${markup}<g transform="translate(800 0) scale(-1 1)">${markup}</g>`
  const temple = metal
    ? '<path d="M166 470 C176 420 214 340 240 296 C250 278 262 268 272 270" fill="none" stroke-width="6" stroke-linecap="round"/><path d="M232 308 C244 284 258 266 276 266" fill="none" stroke-width="13" stroke-linecap="round"/>'
    : '<path d="M150 474 C160 420 206 336 232 292 C244 272 262 258 280 262 C286 266 284 276 276 280 C262 288 252 306 244 322 C220 368 190 430 180 478Z" stroke="none"/>'
  const shadowShapes = `${both(`<path d="${path}" stroke-width="${rim * 2}" stroke="${shadowColour}"/>`)}<path d="${bridge || 'M376 470 C390 458 410 458 424 470'}" stroke="${shadowColour}" stroke-width="6"/>${both(`<g stroke="${shadowColour}">${temple}</g>`)}`
  const end = metal
    ? '<circle cx="163" cy="470" r="6"/>'
    : '<path d="M178 446 C160 448 146 454 140 462 C138 478 142 492 150 500 L172 500Z"/>'
  const rimMask = metal
    ? both(`<path d="${path}" fill="none" stroke="${skin}" stroke-width="${rim}"/>`)
    : both(
        `<path d="${path}" fill="none" stroke="${acetate}" stroke-width="${rim}" stroke-linejoin="round"/>${end}`,
      )
  const bridges = metal
    ? `<g fill="none" stroke="${skin}" stroke-width="5"><path d="M372 486 C386 470 414 470 428 486"/><path d="M352 443 C384 434 416 434 448 443"/></g>${both('<path d="M374 500 C368 506 366 512 370 520" fill="none" stroke="#a98a58" stroke-width="2.4"/><ellipse cx="366" cy="530" rx="7" ry="13" transform="rotate(18 366 530)" fill="#f3eadb" opacity=".8" stroke="#a98a58" stroke-width="1"/>')}`
    : `<path d="${bridge}"/>`
  return `<g fill="${shadowColour}"><g transform="translate(26 40)" opacity=".16" ${blurred(sketch, 22)}>${shadowShapes}</g><g transform="translate(10 16)" opacity=".26" ${blurred(sketch, 8)}>${shadowShapes}</g></g>
<g fill="${mix(acetate, '#0c0704', 0.25)}" stroke="${metal ? '#a5834f' : 'none'}" ${gloss(sketch, 4, 0.5)}>${both(temple)}</g>
${both(lens(sketch, path, lensColour(frame, dye)))}
<g fill="${metal ? skin : acetate}" ${gloss(sketch, metal ? 1.6 : 4.5, metal ? 0.7 : 0.9, metal ? 14 : 26)}>${rimMask}${bridges}</g>
${metal ? '' : both('<g transform="translate(152 470)"><ellipse rx="5" ry="2.600" transform="rotate(-18)" fill="#e8dcc4"/><ellipse rx="5" ry="2.600" transform="rotate(-18) translate(.8 .9)" fill="#6f5a3c" opacity=".5"/></g>')}`
}
