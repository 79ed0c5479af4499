import { createContext } from 'react'

/** From where a picture is loaded, given the address that is stored with the product. Default: from there. */
export const PictureAddress = createContext<(src: string) => string>((src) => src)
