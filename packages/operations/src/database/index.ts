export { fingerprint, migrationsFingerprint } from './fingerprint.ts'
export { takeInstanceLock, type InstanceLock } from './instance-lock.ts'
export { preparationLock } from './migrated-builds.ts'
