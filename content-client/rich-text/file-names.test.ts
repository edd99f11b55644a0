import { describe, expect, it } from 'vitest'
import { isFileName, repeatsAddress } from './file-names'

describe('the name of a file', () => {
  it.each([
    'IMG_1234.jpg',
    'photo-1.png',
    'фото-1.PNG',
    'Знімок екрана 2025-11-28 о 12.30.png',
    'Команда у Львові.jpeg',
    'Team photo (2).webp',
    'IMG_1234',
    'IMG-20251128-WA0007',
    'DSC01234',
    'DSCN1234',
    'PXL_20251128_101500123',
    'P1010023',
    'Screenshot 2025-11-28 at 12.30.15',
    'Screenshot 2025-11-28 at 12.30.15 PM',
    'Знімок екрана 2025-11-28 о 12.30',
    'Снимок экрана 2025-11-28 в 12.30.00',
    'WhatsApp Image 2025-11-28 at 12.30.15',
    'image (3)',
    'image001',
    'photo',
    'Фото 12',
    'Без назви-2',
    'Frame 1234',
    'Untitled-1',
    'hero_image_final',
    'команда_2025',
    '54b4f26af9933f58ac602427',
    '0b2f6a9e-1f5d-4c62-9a53-7a4c1be1d5d2',
    '/images/planet.svg',
    'https://example.com/a',
    '20251128_123015',
    '1',
  ])('is no description: %s', (name) => {
    expect(isFileName(name)).toBe(true)
  })

  it.each([
    'A planet',
    'Night',
    'Photo of the team in Lviv',
    'Фото команди у Львові',
    'Screenshot of the estimate with three blocks',
    'Знімок екрана з трьома блоками',
    'Image search finds the cup in 20 ms',
    'ISO-27001',
    'Wi-Fi 6',
    'GPT-4 and a person, side by side',
    'Next.js',
    'README.md in an editor',
    'Planet 9',
    'Ніч',
    'P10–P90 of 40 projects',
    'Frame of a door',
    'Group of five people at a table',
    'File manager of the shop',
    '3 h before, 70 min after',
  ])('is not: %s', (description) => {
    expect(isFileName(description)).toBe(false)
  })

  it('is told from a word that happens to be the same', () => {
    expect(repeatsAddress('team-photo', '/uploads/team-photo.jpg?v=1')).toBe(true)
    expect(repeatsAddress('команда-львів', '/uploads/%D0%BA%D0%BE%D0%BC%D0%B0%D0%BD%D0%B4%D0%B0-%D0%BB%D1%8C%D0%B2%D1%96%D0%B2.jpg')).toBe(
      true,
    )
    expect(repeatsAddress('Planet', '/images/planet.svg')).toBe(false)
    expect(repeatsAddress('planet', '/images/planet.svg')).toBe(false)
    expect(repeatsAddress('Team photo', '/uploads/team-photo.jpg')).toBe(false)
  })
})
