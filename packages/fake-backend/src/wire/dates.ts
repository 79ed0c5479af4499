export const iso = (time: number): string => new Date(time).toISOString()

export const made = (time: number, updated = time) => ({ created_at: iso(time), updated_at: iso(updated) })
