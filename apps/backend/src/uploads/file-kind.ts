import { parse } from 'node:path'

/** What may be uploaded: pictures that every browser shows and that cannot run anything, and tables of products. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
}
export const tableType = 'text/csv'

export interface NamedFile {
  readonly name: string
  readonly mimeType: string
}

/** Whether a file may be said to be of this type before anything of it has come. Windows calls tables so, too. */
export const isAllowedType = (mimeType: string): boolean =>
  Object.hasOwn(pictures, mimeType) || [tableType, 'application/vnd.ms-excel'].includes(mimeType)

/**
 * What a file is by what is in it, whatever it is called: with the type of that, and a name that ends alike, for a name
 * decides what it is served as. Undefined for all that may not be uploaded.
 */
export async function kindOfFile(name: string, content: Buffer): Promise<NamedFile | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  if (found === undefined) return isTable(name, content) ? { name, mimeType: tableType } : undefined
  const [ending, ...others] = pictures[found.mime] ?? []
  if (ending === undefined) return undefined
  const { name: stem, ext } = parse(name)
  const isRight = [ending, ...others].includes(ext.toLowerCase())
  return { name: isRight ? name : `${stem}${ending}`, mimeType: found.mime }
}

/** Text has no mark of its own: it is one by its name, and by being text. */
function isTable(name: string, content: Buffer): boolean {
  if (parse(name).ext.toLowerCase() !== '.csv' || content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
