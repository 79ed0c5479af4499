import { parse } from 'node:path'

/** Allowed images: formats that every browser shows and that cannot contain scripts. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
}
export const tableType = 'text/csv'

/** The type that a stored file is served as; undefined for one that cannot have been uploaded. */
export function typeOfName(name: string): string | undefined {
  const ending = parse(name).ext.toLowerCase()
  if (ending === '.csv') return tableType
  return Object.keys(pictures).find((type) => pictures[type]?.includes(ending))
}

export interface NamedFile {
  readonly name: string
  readonly mimeType: string
}

/** Whether the announced type is allowed, before the content is known. Windows sends CSV as application/vnd.ms-excel. */
export const isAllowedType = (mimeType: string): boolean =>
  Object.hasOwn(pictures, mimeType) || [tableType, 'application/vnd.ms-excel'].includes(mimeType)

/**
 * Detects the type from the content, and returns it with a matching file name, because the extension decides which type the
 * file is served as. Undefined when the type is not allowed.
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

/** CSV has no signature: it is recognized by its extension and by being valid UTF-8 text. */
function isTable(name: string, content: Buffer): boolean {
  if (parse(name).ext.toLowerCase() !== '.csv' || content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
