/** Where the five stages stand in the picture of their row, `stages/stations.svg`: over the middles of the columns of a wrap that wide. */
export const stationsRow = {
  width: 1240,
  height: 320,
  stations: [
    { x: 114, y: 264 },
    { x: 367, y: 207 },
    { x: 620, y: 158 },
    { x: 873, y: 117 },
    { x: 1126, y: 85 },
  ],
} as const
