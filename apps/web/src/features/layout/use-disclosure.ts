import { useEffect, useRef, useState } from 'react'

const closeDelay = 160
const openDelay = 90

/** The id of the open menu panel. The pointer opens and closes with a delay, keys act at once, and Escape closes. */
export function useDisclosure() {
  const [openId, setOpenId] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const set = (id: string | undefined, delay: number) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpenId(id)
    else timer.current = setTimeout(() => setOpenId(id), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // On the document, because a panel that the pointer opened does not have the focus.
  useEffect(() => {
    if (openId === undefined) return undefined
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenId(undefined)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [openId])

  return {
    openId,
    toggle: (id: string) => set(openId === id ? undefined : id, 0),
    open: (id: string) => set(id, 0),
    close: () => set(undefined, 0),
    point: (id: string) => set(id, openId === undefined ? openDelay : 0),
    leave: () => set(undefined, closeDelay),
  }
}
