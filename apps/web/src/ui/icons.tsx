import type { ReactNode } from 'react'

interface IconProps {
  readonly className?: string
}

export const icon = (drawing: ReactNode) => (props: IconProps) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={props.className}
  >
    {drawing}
  </svg>
)

export const BagIcon = icon(
  <>
    <path d="M4 6.75h12l.75 10.5H3.25z" />
    <path d="M7 8.75V5.5a3 3 0 0 1 6 0v3.25" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.75" />
    <path d="m13.250 13.250 4 4" />
  </>,
)
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6.5" r="3.5" />
    <path d="M3.250 17.250a6.75 6.75 0 0 1 13.500 0" />
  </>,
)
export const MenuIcon = icon(<path d="M2.75 6.25h14.5M2.75 13.75h14.5" />)
export const CloseIcon = icon(<path d="m4.5 4.5 11 11m0-11-11 11" />)
export const PlusIcon = icon(<path d="M10 4.5v11M4.5 10h11" />)
export const MinusIcon = icon(<path d="M4.5 10h11" />)
export const CheckIcon = icon(<path d="m4 10.5 4 4 8-9" />)
export const ChevronDownIcon = icon(<path d="m5 7.5 5 5 5-5" />)
export const HeartIcon = icon(
  <path d="M10 16.500C5.5 13.4 2.75 10.8 2.75 7.600a3.85 3.85 0 0 1 7.25-1.8 3.85 3.85 0 0 1 7.25 1.800c0 3.2-2.75 5.8-7.25 8.900z" />,
)
export const StarIcon = icon(
  <path d="m10 2.9 2.15 4.5 4.95.65-3.62 3.43.9 4.920L10 14l-4.38 2.4.9-4.920L2.9 8.050l4.95-.650z" />,
)
export const AlertIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.25" />
    <path d="M10 6.250v4.500M10 13.600v.05" />
  </>,
)
export const SpinnerIcon = icon(<path d="M10 2.750A7.25 7.25 0 1 1 2.75 10" />)
export const TrashIcon = icon(
  <>
    <path d="M3.5 5.500h13M8 5.250V3h4v2.250M5 5.500l.75 11.750h8.500L15 5.5" />
    <path d="M8.25 8.750v5M11.75 8.750v5" />
  </>,
)
