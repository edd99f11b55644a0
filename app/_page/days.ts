/** The day an article was last changed. */
export function dayOf({ published, updated }: { published: string; updated: string | null }): string {
  return updated ?? published
}

export function newest(days: readonly string[]): string | null {
  return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null)
}
