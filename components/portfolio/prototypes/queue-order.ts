/** A ticket of the morning: what the drink is and how many minutes it takes on this counter. */
export type Ticket = { id: string; drink: 'raf' | 'flatWhite' | 'filter' | 'espresso'; minutes: number }

/** In the order in which they were paid. */
export const paid: readonly Ticket[] = [
  { id: 'A-114', drink: 'raf', minutes: 5 },
  { id: 'A-115', drink: 'flatWhite', minutes: 3 },
  { id: 'A-116', drink: 'raf', minutes: 5 },
  { id: 'A-117', drink: 'filter', minutes: 1 },
  { id: 'A-118', drink: 'espresso', minutes: 1 },
]

/** Two of the same drink in a row are made together: the second adds this much. */
const together = 1

/** After how many minutes each ticket is handed over. */
export function waitsOf(tickets: readonly Ticket[]): number[] {
  let clock = 0
  return tickets.map(({ drink, minutes }, index) => {
    clock += tickets[index - 1]?.drink === drink ? together : minutes
    return clock
  })
}

export function averageWait(tickets: readonly Ticket[]): number {
  return Math.round(waitsOf(tickets).reduce((sum, wait) => sum + wait, 0) / tickets.length)
}

/** The tickets with one moved to another place; a place outside the list changes nothing. */
export function moveTicket(tickets: readonly Ticket[], from: number, to: number): readonly Ticket[] {
  const moved = tickets[from]
  if (!moved || to < 0 || to >= tickets.length || from === to) return tickets
  const others = tickets.filter((ticket) => ticket !== moved)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** What the tablet proposes: the quickest first, the same drinks side by side. */
export function proposedOrder(tickets: readonly Ticket[]): readonly Ticket[] {
  return [...tickets].sort((a, b) => a.minutes - b.minutes || a.drink.localeCompare(b.drink))
}
