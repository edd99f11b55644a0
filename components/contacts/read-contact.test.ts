import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@/tests/support/runs'
import { checkContact } from './contact-rules'
import { readContact } from './read-contact'

const emails = ['marta@dobrokava.example', 'a.b+c@sub.example.co', "o'neil_2@example.org", 'марта@приклад.укр', 'x@xn--e1afmkfd.xn--j1amh']
const phones = ['+380440000000', '+370612345678', '+14155550100', '+442079460958', '+493012345678']
const invisible = ['\u200B', '\u200E', '\u202A', '\u202C', '\u2066', '\uFEFF', '\u00AD', '\u2060']

describe('the way to answer', () => {
  it.each([
    ['  marta@dobrokava.example ', 'email', 'marta@dobrokava.example'],
    ['mailto:marta@example.org?subject=Hello%20there', 'email', 'marta@example.org'],
    ['mailto:marta%2Bshop@example.org', 'email', 'marta+shop@example.org'],
    ['Marta Huk <marta@example.org>', 'email', 'marta@example.org'],
    ['"Huk, Marta" <marta@example.org>,', 'email', 'marta@example.org'],
    ['«marta@example.org».', 'email', 'marta@example.org'],
    ['E-mail: marta@example.org', 'email', 'marta@example.org'],
    ['пошта:marta@example.org', 'email', 'marta@example.org'],
    ['.marta@example.org', 'email', 'marta@example.org'],
    ['marta @ example.org', 'email', 'marta@example.org'],
    ['ｍａｒｔａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'email', 'marta@example.org'],
    ['marta@example.org, +380 67 123 45 67', 'email', 'marta@example.org'],
    ['[marta@example.org](mailto:marta@example.org)', 'email', 'marta@example.org'],
    ['+380 44 000 00 00', 'phone', '+380440000000'],
    ['044 000-00-00', 'phone', '+380440000000'],
    ['044/000-00-00', 'phone', '+380440000000'],
    ['380 (67) 123 45 67', 'phone', '+380671234567'],
    ['8 (067) 123-45-67', 'phone', '+380671234567'],
    ['00 370 612 34567', 'phone', '+37061234567'],
    ['+1 (415) 555-0100', 'phone', '+14155550100'],
    ['(415) 555-0100', 'phone', '4155550100'],
    ['+44 (0)20 7946 0958', 'phone', '+442079460958'],
    ['tel:+380671234567', 'phone', '+380671234567'],
    ['tel:+380-67-123-45-67;ext=12', 'phone', '+380671234567'],
    ['+380 67 123 45 67 ext. 12', 'phone', '+380671234567'],
    ['+380 67 123 45 67, дод. 3', 'phone', '+380671234567'],
    ['+1 415 555 0100 x204', 'phone', '+14155550100'],
    ['+38\u2011067\u2013123\u221245\u201467', 'phone', '+380671234567'],
    ['＋３８０６７１２３４５６７', 'phone', '+380671234567'],
    ['٠٦٧١٢٣٤٥٦٧', 'phone', '+380671234567'],
    ['0671234567, 0501234567', 'phone', '+380671234567'],
    ['0671234567/0501234567', 'phone', '+380671234567'],
    ['067 123 45 67 / 050 123 45 67', 'phone', '+380671234567'],
    ['+380671234567 +380501234567', 'phone', '+380671234567'],
    ['тел. 067.123.45.67 (Марта)', 'phone', '+380671234567'],
    ['☎ +380671234567', 'phone', '+380671234567'],
    ['@marta_h', 'telegram', '@marta_h'],
    ['@marta_h.', 'telegram', '@marta_h'],
    ['Telegram: marta_h', 'telegram', '@marta_h'],
    ['телеграм @marta_h', 'telegram', '@marta_h'],
    ['t.me/marta_h', 'telegram', '@marta_h'],
    ['https://t.me/marta_h?start=1', 'telegram', '@marta_h'],
    ['http://www.t.me/marta_h/', 'telegram', '@marta_h'],
    ['https://telegram.me/marta_h', 'telegram', '@marta_h'],
    ['tg://resolve?domain=marta_h', 'telegram', '@marta_h'],
    ['https://wa.me/380671234567', 'link', 'https://wa.me/380671234567'],
    ['WhatsApp: wa.me/380671234567', 'link', 'https://wa.me/380671234567'],
    ['viber://chat?number=%2B380671234567', 'link', 'viber://chat?number=%2B380671234567'],
    ['https://signal.me/#p/+380671234567', 'link', 'https://signal.me/#p/+380671234567'],
    ['https://t.me/+380671234567', 'link', 'https://t.me/+380671234567'],
    ['linkedin.com/in/marta-huk', 'link', 'https://linkedin.com/in/marta-huk'],
    ['(https://www.linkedin.com/in/марта-гук-123456789/).', 'link', 'https://www.linkedin.com/in/марта-гук-123456789'],
    ['https://uk.linkedin.com/in/marta', 'link', 'https://uk.linkedin.com/in/marta'],
    ['https://www.facebook.com/profile.php?id=100000123456789', 'link', 'https://www.facebook.com/profile.php?id=100000123456789'],
  ])('%s is understood as %s', (value, kind, address) => {
    expect(readContact(value)).toEqual({ kind, address })
  })

  it.each([
    ...[
      'marta',
      'marta@',
      '@',
      'marta@host',
      '@mar',
      '@marta-h',
      '12345',
      '123-45-67',
      '+0441234567',
      '+1234567890123456',
      'a@b@c.example',
    ],
    ...['a..b@example.com', 'a.@example.com', 'a@-b.example', 'a@b..example', 'a@b.c', 'a@example.123'],
    ...[
      `${'a'.repeat(250)}@b.example`,
      `${'a'.repeat(65)}@b.example`,
      'call me',
      'https://example.com/marta',
      'linkedin.com',
      't.me/',
      '\u200B',
    ],
    ...['4111 1111 1111 1111', '<script>alert(1)</script>', 'tel:', 'mailto:', `+380671234567${' '.repeat(400)}`],
  ])('%s is not', (value) => {
    expect(readContact(value)).toBeNull()
    expect(checkContact({ name: 'Marta', contact: `${value}.`, message: 'Nine coffee shops.', hasEstimate: false })).toMatchObject({
      contact: 'contactUnknown',
    })
  })

  it('is the same whatever it was wrapped in on its way, and an address stays one', () => {
    const wrap = fc.constantFrom<(text: string) => string>(
      ...[(text: string) => `<${text}>`, (text: string) => `«${text}»`, (text: string) => `“${text}”,`, (text: string) => `(${text})`],
      ...[
        (text: string) => `${text}.`,
        (text: string) => `\u00A0${text}\n`,
        (text: string) => `Marta <${text}>`,
        (text: string) => `'${text}';`,
      ],
    )
    const unseen = fc.tuple(fc.constantFrom(...invisible), fc.nat(20))
    const spread = (text: string, gaps: readonly [string, number][]) =>
      gaps.reduce((said, [sign, at]) => `${said.slice(0, at)}${sign}${said.slice(at)}`, text)
    const gap = fc.constantFrom(' ', '-', '.', '\u00A0', '\u2009', '\u2007', '\u202F', '\u2011', '\u2013', '')
    const phone = fc.tuple(fc.constantFrom(...phones), fc.array(gap, { minLength: 6, maxLength: 6 })).map(([number, gaps]) => ({
      said: [number.slice(0, 4), number.slice(4, 6), number.slice(6, 9), number.slice(9)]
        .map((part, at) => part + (at < 3 ? gaps[at] : ''))
        .join(''),
      read: { kind: 'phone', address: number },
    }))
    const email = fc.constantFrom(...emails).map((said) => ({ said, read: { kind: 'email', address: said } }))
    const way = fc.oneof(phone, email)
    fc.assert(
      fc.property(way, fc.array(unseen, { maxLength: 3 }), fc.array(wrap, { maxLength: 2 }), ({ said, read }, gaps, wraps) => {
        const pasted = wraps.reduce((text, each) => each(text), spread(said, gaps))
        expect(readContact(pasted)).toEqual(read)
        expect(readContact(read.address)).toEqual(read)
      }),
      { seed: 43, numRuns: runs(500, 20_000) },
    )
  })
})
