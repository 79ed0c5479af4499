import { cut } from '../cloth/cloth.ts'
import { drape, fold, type Fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { seam } from '../cloth/seam.ts'
import { mix, shadowColour, type Dye } from '../colours.ts'
import { closed, open, symmetric, trace } from '../drawing/line.ts'
import { between } from '../drawing/random.ts'
import { blurred, clipped, type Sketch } from '../drawing/sketch.ts'
import { cast, foot } from '../stage/shadow.ts'
import { turned } from './surface.ts'

export function cushion(sketch: Sketch, dye: Dye): string {
  const cloth = cut(sketch, dye, 'linen', 3)
  const outline = trace(
    'M142 244 C152 238 160 240 172 246 C240 264 320 270 400 268 C480 270 560 264 628 246 C640 240 650 238 658 244 C662 252 660 262 655 274 C642 340 637 420 638 500 C637 590 643 670 656 730 C661 744 663 754 658 760 C650 766 640 764 626 758 C560 742 480 736 400 738 C320 736 240 742 174 758 C160 764 150 766 142 760 C137 754 139 744 144 730 C157 670 163 590 162 500 C163 420 158 340 145 274 C140 262 138 252 142 244',
  )
  const corner = (x: number, y: number, dx: number, dy: number): readonly Fold[] => [
    fold(
      `M${x + 22 * dx} ${y + 22 * dy} C${x + 80 * dx} ${y + 70 * dy} ${x + 120 * dx} ${y + 120 * dy} ${x + 170 * dx} ${y + 190 * dy}`,
      44,
      0.4,
      12,
    ),
    fold(
      `M${x + 26 * dx} ${y + 34 * dy} C${x + 60 * dx} ${y + 90 * dy} ${x + 70 * dx} ${y + 150 * dy} ${x + 76 * dx} ${y + 220 * dy}`,
      30,
      -0.34,
      9,
    ),
    fold(
      `M${x + 40 * dx} ${y + 24 * dy} C${x + 110 * dx} ${y + 52 * dy} ${x + 160 * dx} ${y + 62 * dy} ${x + 230 * dx} ${y + 70 * dy}`,
      30,
      -0.34,
      9,
    ),
    fold(
      `M${x + 30 * dx} ${y + 30 * dy} C${x + 60 * dx} ${y + 70 * dy} ${x + 90 * dx} ${y + 120 * dy} ${x + 100 * dx} ${y + 170 * dy}`,
      16,
      0.3,
      5,
    ),
  ]
  const belly: Fold = { ...fold('M400 300 C396 420 396 580 400 710', 430, 0.4, 60) }
  const path = open(cloth.bend(outline))
  const piping = `<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="${dye.deep}" stroke-width="9"/><path d="${path}" stroke="${mix(dye.body, '#fff8ea', 0.1)}" stroke-width="6"/><path d="${path}" transform="translate(-1 -1.4)" stroke="#fff" stroke-opacity=".28" stroke-width="2"/><path d="${path}" stroke="#140c06" stroke-opacity=".28" stroke-width="6" stroke-dasharray="1 4"/></g>`
  return (
    cast(sketch, closed(cloth.bend(outline)), 1.5) +
    piece(cloth, {
      outline,
      folds: [
        belly,
        ...corner(146, 250, 1, 1),
        ...corner(654, 250, -1, 1),
        ...corner(144, 756, 1, -1),
        ...corner(656, 756, -1, -1),
        ...drape(sketch.random, {
          from: [270, 360],
          to: [540, 660],
          count: 4,
          length: [120, 220],
          width: [40, 70],
          height: [0.08, 0.16],
          lean: 0.3,
        }),
      ],
      detail: seam(cloth, outline, 1.2),
    }) +
    piping
  )
}

/** A dry branch with small buds, grown by chance from the mouth of a vase. */
export function branch(sketch: Sketch, x: number, y: number, reach: number): string {
  const twigs: string[] = []
  const buds: string[] = []
  const grow = (px: number, py: number, angle: number, length: number, width: number): void => {
    const ex = px + Math.sin(angle) * length
    const ey = py - Math.cos(angle) * length
    const bow = between(sketch.random, -0.16, 0.16) * length
    twigs.push(
      `<path d="M${px.toFixed(1)} ${py.toFixed(1)} Q${((px + ex) / 2 + bow).toFixed(1)} ${((py + ey) / 2).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}" stroke-width="${width.toFixed(1)}"/>`,
    )
    if (width < 1.5 || length < reach * 0.1) {
      for (let index = 0; index < 3; index += 1) {
        const at = between(sketch.random, 0.3, 1)
        const bx = px + (ex - px) * at + between(sketch.random, -5, 5)
        const by = py + (ey - py) * at
        const size = between(sketch.random, 2.6, 5)
        buds.push(
          `<ellipse cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 1.35).toFixed(1)}" transform="rotate(${Math.round(angle * 57 + between(sketch.random, -40, 40))} ${bx.toFixed(1)} ${by.toFixed(1)})"/>`,
        )
      }
      return
    }
    grow(
      ex,
      ey,
      angle + between(sketch.random, -0.24, 0.14),
      length * between(sketch.random, 0.68, 0.82),
      width * 0.76,
    )
    grow(
      ex,
      ey,
      angle + between(sketch.random, 0.28, 0.62) * (sketch.random() < 0.5 ? -1 : 1),
      length * between(sketch.random, 0.5, 0.7),
      width * 0.6,
    )
  }
  grow(x, y, -0.16, reach * 0.34, 5.4)
  grow(x + 6, y, 0.3, reach * 0.28, 4.2)
  const shape = `<g fill="none" stroke-linecap="round">${twigs.join('')}</g>`
  return `<g transform="translate(16 20)" stroke="${shadowColour}" fill="${shadowColour}" opacity=".14" ${blurred(sketch, 6)}>${shape}${buds.join('')}</g><g stroke="#5b432d">${shape}</g><g stroke="#8d6d4a" stroke-opacity=".7" transform="translate(-.8 -.8) " stroke-width=".8">${twigs.join('').replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${(Number(width) * 0.3).toFixed(1)}" fill="none"`)}</g><g fill="#b89a70">${buds.join('')}</g><g fill="#efe0c2" opacity=".55" transform="translate(-1.100 -1.300) ">${buds.join('').replace(/r([xy])="([\d.]+)"/g, (_, axis: string, size: string) => `r${axis}="${(Number(size) * 0.45).toFixed(1)}"`)}</g>`
}

/** Where the drawn vase touches the table. */
export const vaseFloor = 836

export function vase(sketch: Sketch, dye: Dye, withBranch = true): string {
  const pale = dye.shade < 0.4
  const colour = pale ? '#e4d9c6' : '#37302b'
  const profile =
    'M400 440 L352 440 C350 452 362 462 364 486 C366 530 252 560 244 680 C240 770 300 822 340 828 C360 834 380 836 400 836'
  const body = closed(symmetric(profile))
  return `${withBranch ? branch(sketch, 398, 448, 380) : ''}${foot(sketch, 402, 834, 270, 1.1)}${turned(sketch, { profile, colour, finish: pale ? 'matt' : 'glaze', grain: pale ? 0.4 : 0.3 })}<g ${clipped(sketch, body)}><path d="M230 640 C260 560 350 540 364 490 L364 470 L330 470 L220 600Z" fill="#fff" opacity=".1" ${blurred(sketch, 10)}/><ellipse cx="312" cy="650" rx="22" ry="70" transform="rotate(14 312 650)" fill="#fff" opacity="${pale ? 0.4 : 0.26}" ${blurred(sketch, 16)}/>${[0, 1, 2, 3, 4, 5].map((index) => `<path d="M220 ${600 + index * 36} Q400 ${632 + index * 36} 580 ${600 + index * 36}" fill="none" stroke="#000" stroke-opacity=".07" stroke-width="3" ${blurred(sketch, 1.2)}/>`).join('')}<path d="M352 452 Q400 470 448 452" stroke="#000" stroke-opacity=".3" stroke-width="7" fill="none" ${blurred(sketch, 4)}/></g><ellipse cx="400" cy="440" rx="48" ry="11" fill="${mix(colour, '#fff6e6', 0.3)}"/><ellipse cx="400" cy="441.500" rx="42" ry="8.500" fill="#1a120c"/>${withBranch ? '<path d="M396 446 L394 434 M404 446 L407 434" stroke="#5b432d" stroke-width="5"/>' : ''}`
}
