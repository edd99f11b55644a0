/** What one picture of a kind may weigh, in bytes. A picture heavier than its budget is drawn more simply, not compressed harder. */
export const budgets = [
  { kind: 'wide case covers', folder: 'public/images/cases', name: /\.webp$/, not: /-700\.webp$/, bytes: 70_000 },
  { kind: 'small case covers', folder: 'public/images/cases', name: /-700\.webp$/, not: null, bytes: 28_000 },
  { kind: 'portraits', folder: 'public/images/people', name: /\.svg$/, not: null, bytes: 6_000 },
  { kind: 'article covers', folder: 'public/images/articles/covers', name: /\.svg$/, not: null, bytes: 5_000 },
  { kind: 'stage drawings', folder: 'public/images/stages', name: /\.svg$/, not: null, bytes: 2_000 },
  { kind: 'drawings of landings', folder: 'public/images/landings', name: /\.svg$/, not: null, bytes: 6_000 },
] as const
