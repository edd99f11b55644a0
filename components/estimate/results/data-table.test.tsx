import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DataTable } from './data-table'

afterEach(cleanup)

it('names every row, the sum of them too', () => {
  const columns = [{ name: 'Role' }, { name: 'Hours', kind: 'number' as const }]
  const { getAllByRole } = render(
    <DataTable caption="By role" columns={columns} rows={[{ key: 'QA', cells: ['Testing', '12'] }]} foot={['Total', '12']} />,
  )
  expect(getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Testing', 'Total'])
})
