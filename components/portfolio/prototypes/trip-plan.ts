/** Hours a driver may drive in a day. */
export const dayLimit = 9

export const trucks = ['Volvo 07', 'DAF 12', 'MAN 03'] as const
export type Truck = (typeof trucks)[number]

export const loads = ['brno', 'kosice', 'lodz'] as const
export type Load = (typeof loads)[number]

export type Plan = Readonly<Record<Load, Truck | null>>

export const unplanned: Plan = { brno: null, kosice: null, lodz: null }

/** Hours already planned for today, and how long each load takes from where the truck stands. */
const driven: Record<Truck, number> = { 'Volvo 07': 3, 'DAF 12': 5, 'MAN 03': 1 }
const hours: Record<Load, number> = { brno: 6, kosice: 4, lodz: 5 }
/** Kilometres to the load without any. */
const empty: Record<Load, Record<Truck, number>> = {
  brno: { 'Volvo 07': 12, 'DAF 12': 64, 'MAN 03': 38 },
  kosice: { 'Volvo 07': 71, 'DAF 12': 9, 'MAN 03': 44 },
  lodz: { 'Volvo 07': 52, 'DAF 12': 80, 'MAN 03': 15 },
}

export function hoursOf(plan: Plan, truck: Truck): number {
  return driven[truck] + loads.reduce((sum, load) => sum + (plan[load] === truck ? hours[load] : 0), 0)
}

export function emptyKilometres(load: Load, truck: Truck): number {
  return empty[load][truck]
}

/** What the plan costs and what in it does not fit. */
export function judge(plan: Plan): { open: number; kilometres: number; tooLong: readonly Truck[] } {
  return {
    open: loads.filter((load) => !plan[load]).length,
    kilometres: loads.reduce((sum, load) => sum + (plan[load] ? empty[load][plan[load]] : 0), 0),
    tooLong: trucks.filter((truck) => hoursOf(plan, truck) > dayLimit),
  }
}
