/** Turns a planet seen from outside to the place of its globe that is seen there: rolled in the picture, leant towards us, turned. Column by column. */
export function toGlobe(roll: number, lean: number, turn: number): number[] {
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)]
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const place = (x: number, y: number, z: number) => {
    const [x1, y1] = [cr * x + sr * y, cr * y - sr * x]
    const [y2, z2] = [cl * y1 + sl * z, cl * z - sl * y1]
    return [ct * x1 + st * z2, y2, ct * z2 - st * x1]
  }
  return [...place(1, 0, 0), ...place(0, 1, 0), ...place(0, 0, 1)]
}
