import { icon } from './icons.tsx'

// Icons that only some pages use, apart from those of the layout.

export const ChevronStartIcon = icon(<path d="m12.5 5-5 5 5 5" className="mirrored" />)
export const ChevronEndIcon = icon(<path d="m7.5 5 5 5-5 5" className="mirrored" />)
export const TruckIcon = icon(
  <>
    <path d="M1.75 5h10v9h-10zM11.75 8h3.500l3 3v3h-6.5" />
    <circle cx="5.5" cy="14.75" r="1.5" fill="var(--color-paper)" />
    <circle cx="14.75" cy="14.75" r="1.5" fill="var(--color-paper)" />
  </>,
)
export const ShieldIcon = icon(
  <>
    <path d="M10 2.5 16 4.750v4.500c0 3.75-2.5 6.5-6 8.25-3.5-1.75-6-4.5-6-8.250v-4.500z" />
    <path d="m7.25 9.75 2 2 3.5-3.75" />
  </>,
)
export const ReturnIcon = icon(
  <>
    <path d="M3.5 8.500h8.750a4.25 4.25 0 0 1 0 8.500H7" />
    <path d="m7 5-3.5 3.500L7 12" />
  </>,
)
export const ShareIcon = icon(
  <>
    <path d="M10 12.500V2.750M6.5 6 10 2.5 13.5 6" />
    <path d="M6 9H4v8.250h12V9h-2" />
  </>,
)
export const SlidersIcon = icon(
  <>
    <path d="M2.75 6.250h6m4 0h4.500M2.75 13.750h2.500m4 0h8" />
    <circle cx="10.75" cy="6.25" r="2" />
    <circle cx="7.25" cy="13.75" r="2" />
  </>,
)
