import { expect, it } from 'vitest'
import { createBackup } from './create-backup.ts'

const settings = {
  databaseUrl: 'postgres://127.0.0.1:1/none',
  filesDirectory: '/files',
  medusaVersion: '2.21.2',
}

it.each(['/files', '/files/backups', '/files/../files/backups'])(
  'A backup refuses %s, which is within FILES_DIRECTORY',
  async (to) => {
    await expect(createBackup({ ...settings, to })).rejects.toThrow(/is within FILES_DIRECTORY, \/files,/)
  },
)

it.each(['/backups', '/files-of-backups', '/'])('A backup does not refuse %s', async (to) => {
  await expect(createBackup({ ...settings, to })).rejects.not.toThrow(/is within/)
})
