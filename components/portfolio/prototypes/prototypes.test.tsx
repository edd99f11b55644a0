import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import messages from '@/messages/en.json'
import { Archive } from './archive'
import { Booking } from './booking'
import { Forecast } from './forecast'
import { Plan } from './plan'
import { Price } from './price'
import { Queue } from './queue'

const words = messages.CasePrototypes

afterEach(() => {
  document.body.innerHTML = ''
})

it('moves a ticket by a button and says the new wait', () => {
  render(<Queue words={words.queue} />)
  expect(screen.getByRole('status').textContent).toContain('11 min')
  const earlier = () => screen.getByRole('button', { name: 'Earlier: Filter coffee, A-117' })
  for (const _ of [1, 2, 3]) fireEvent.click(earlier())
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Filter coffee')
  expect(earlier().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: words.queue.propose }))
  expect(screen.getByRole('status').textContent).toContain('6 min')
})

it('moves “now” by the slider, up to the end of the day', () => {
  render(<Forecast words={words.forecast} />)
  const slider = screen.getByRole('slider', { name: words.forecast.now })
  expect(slider.getAttribute('aria-valuetext')).toBe('10:00')
  fireEvent.change(slider, { target: { value: '16' } })
  expect(screen.getByRole('status').textContent).toContain('14:00')
  expect(screen.getByRole('status').textContent).toContain(words.forecast.end)
})

it('opens the page of a source, and admits what the archive does not hold', () => {
  render(<Archive words={words.archive} />)
  expect(document.body.textContent).toContain(words.archive.offset.passage1)
  fireEvent.click(screen.getByRole('radio', { name: /clause|page 15/ }))
  expect(document.body.textContent).toContain(words.archive.offset.passage2)
  fireEvent.click(screen.getByRole('radio', { name: words.archive.fee.question }))
  expect(screen.getByText(words.archive.unknown)).toBeTruthy()
})

it('books the chosen time and gives it up again', () => {
  render(<Booking words={words.booking} />)
  fireEvent.click(screen.getByRole('radio', { name: words.booking.reasons.blood }))
  fireEvent.click(screen.getByRole('radio', { name: '07:45' }))
  fireEvent.click(screen.getByRole('button', { name: words.booking.book }))
  expect(screen.getByRole('status').textContent).toContain(words.booking.booked)
  fireEvent.click(screen.getByRole('button', { name: words.booking.cancel }))
  expect(screen.getByRole('status').textContent).toContain(words.booking.canceled)
})

it('says at once which truck would be driven too long', () => {
  render(<Plan words={words.plan} />)
  for (const load of [words.plan.loads.brno, words.plan.loads.kosice]) {
    const group = within(screen.getByRole('group', { name: `${words.plan.load} ${load}` }))
    fireEvent.click(group.getByRole('radio', { name: /DAF 12/ }))
  }
  expect(screen.getByRole('status').textContent).toContain(words.plan.tooLong)
})

it('keeps the range of a price a range and sends it', () => {
  render(<Price words={words.price} />)
  fireEvent.change(screen.getByRole('slider', { name: /From/ }), { target: { value: '700' } })
  expect(screen.getByRole('status').textContent).toContain('700–\u2060700')
  fireEvent.click(screen.getByRole('button', { name: words.price.send }))
  expect(screen.getByRole('status').textContent).toContain(words.price.sent)
})
