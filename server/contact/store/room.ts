import { statfsSync } from 'node:fs'

/** In bytes: what stays free of a disk for the notes of deliveries, and for everything else on it; of a small one a tenth. */
const reserve = 64 * 1024 * 1024

/** How many bytes there are for files and for words before the reserve is touched; words may have half of it. */
export function roomIn(folder: string): { files: number; words: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  const [free, kept] = [bavail * bsize, Math.min(reserve, (blocks * bsize) / 10)]
  return { files: free - kept, words: free - kept / 2 }
}

/** @throws as a disk does that is full. */
export function expectRoom(folder: string, { words, files = 0 }: { words: number; files?: number }): void {
  const room = roomIn(folder)
  if (room.words < words || (files > 0 && room.files < files))
    throw Object.assign(new Error('There is too little room on the disk.'), { code: 'ENOSPC' })
}
