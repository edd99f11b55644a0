import { expect, it } from 'vitest'
import { createQueue } from './task-queue'

/** Tasks that end when they are told to. */
function createTasks(count: number) {
  const endings = new Map<number, (error?: Error) => void>()
  const started: number[] = []
  const tasks = Array.from({ length: count }, (_, index) => () => {
    started.push(index)
    return new Promise<void>((resolve, reject) => endings.set(index, (error) => (error ? reject(error) : resolve())))
  })
  const end = async (index: number, error?: Error) => {
    endings.get(index)?.(error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { tasks, started, end }
}

it('starts five tasks, and the next with each that ends, well or not', async () => {
  const { tasks, started, end } = createTasks(8)
  const enqueue = createQueue(5)
  for (const task of tasks) enqueue(task)
  expect(started).toEqual([0, 1, 2, 3, 4])
  await end(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  await end(0, new Error('no connection'))
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
})
