/** What one picture of a kind may weigh, in bytes. A picture heavier than its budget is drawn more simply, not compressed harder. */
export const budgets = [
  { kind: 'pictures of cases', folder: 'public/images/cases', name: /\.webp$/, bytes: 130_000 },
  { kind: 'portraits', folder: 'public/images/people', name: /\.svg$/, bytes: 6_000 },
  { kind: 'article covers', folder: 'public/images/articles/covers', name: /\.webp$/, bytes: 90_000 },
  { kind: 'stage drawings', folder: 'public/images/stages', name: /\.svg$/, bytes: 2_000 },
  { kind: 'scenes of landings', folder: 'public/images/landings', name: /\.webp$/, bytes: 45_000 },
  { kind: 'drawings of landings', folder: 'public/images/landings', name: /^(agent-source|answer-.*)\.svg$/, bytes: 2_000 },
  { kind: 'drawings as wide as the window', folder: 'public/images/landings', name: /^agent-way\.svg$/, bytes: 3_500 },
  { kind: 'parts of the sky', folder: 'public/images/orbit', name: /./, bytes: 20_000 },
  { kind: 'satellites', folder: 'public/images/satellites', name: /\.svg$/, bytes: 2_000 },
  { kind: 'sheets of satellites', folder: 'public/images', name: /^satellites\.svg$/, bytes: 5_000 },
  { kind: 'scenes of services', folder: 'public/images/services', name: /\.webp$/, bytes: 45_000 },
  { kind: 'sheets of deliverables', folder: 'public/images', name: /^manifest\.svg$/, bytes: 14_000 },
  { kind: 'blueprints', folder: 'public/images/blueprints', name: /\.svg$/, bytes: 3_000 },
  { kind: 'drawings of the error page', folder: 'public/images/error', name: /\.svg$/, bytes: 4_000 },
  { kind: 'drawings of legal pages', folder: 'public/images/legal', name: /\.svg$/, bytes: 4_000 },
  { kind: 'sounds of a page change', folder: 'public/sounds', name: /\.mp3$/, bytes: 12_000 },
] as const
