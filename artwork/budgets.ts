/** What one picture of a kind may weigh, in bytes. A picture heavier than its budget is drawn more simply, not compressed harder. */
export const budgets = [
  { kind: 'wide case covers', folder: 'public/images/cases', name: /\.webp$/, not: /-700\.webp$/, bytes: 70_000 },
  { kind: 'small case covers', folder: 'public/images/cases', name: /-700\.webp$/, not: null, bytes: 28_000 },
  { kind: 'pictures of solutions', folder: 'public/images/cases/solutions', name: /\.webp$/, not: null, bytes: 70_000 },
  { kind: 'portraits', folder: 'public/images/people', name: /\.svg$/, not: null, bytes: 6_000 },
  { kind: 'article covers', folder: 'public/images/articles/covers', name: /\.svg$/, not: null, bytes: 5_000 },
  { kind: 'stage drawings', folder: 'public/images/stages', name: /\.svg$/, not: null, bytes: 2_000 },
  { kind: 'drawings of landings', folder: 'public/images/landings', name: /\.svg$/, not: null, bytes: 6_000 },
  { kind: 'parts of the sky', folder: 'public/images/orbit', name: /./, not: null, bytes: 20_000 },
  { kind: 'satellites', folder: 'public/images/satellites', name: /\.svg$/, not: null, bytes: 2_000 },
  { kind: 'blueprints', folder: 'public/images/blueprints', name: /\.svg$/, not: null, bytes: 3_000 },
  { kind: 'drawings of the error page', folder: 'public/images/error', name: /\.svg$/, not: null, bytes: 4_000 },
  { kind: 'app icons', folder: 'public/icons', name: /./, not: null, bytes: 10_000 },
] as const
