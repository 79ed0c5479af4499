import { createContext } from 'react'

/** From where a picture is loaded, given the address that is stored with the product. Default: from there. */
export const PictureAddress = createContext<(src: string) => string>((src) => src)

/** The address of a smaller picture of another host, with `{url}` and `{width}`. Default: there are none. */
export const PictureUrlTemplate = createContext<string | undefined>(undefined)
