import { board, type CaseScreen, head, phone, rows, talk } from './screen'

/** Leaf: the gate with the driver's message, the laboratory. */
export const zernolan: CaseScreen[] = [
  {
    name: 'zernolan-gate',
    hue: 'leaf',
    screens: {
      en:
        board(
          'Gate, south elevator',
          '14:02',
          rows(
            [
              ['Volvo, trailer · 24 t', 'Wheat, farm “Stepove” · given 14:05', 'Bay 2'],
              ['DAF · 18 t', 'Barley · given 14:30', 'Early'],
              ['Iveco · 12 t', 'Maize · came without a time', '14:50'],
              ['MAN, trailer · 26 t', 'Wheat · given 14:45', '12 km away'],
              ['Scania · 22 t', 'Rapeseed · given 15:10', 'On time'],
            ],
            [0],
          ),
        ) +
        phone(
          `${head('Messages', 'The evening before')}${talk(['Zernolan: tomorrow 14:05, south elevator, bay 2. Reply 1 to move it.', '>1', 'Free: 13:20, 15:40, 16:10. Reply with the hour.', '>13:20', 'Moved to 13:20. Have a safe drive.'])}`,
        ),
      uk:
        board(
          'Ворота, південний елеватор',
          '14:02',
          rows(
            [
              ['Volvo з причепом · 24 т', 'Пшениця, «Степове» · на 14:05', 'Пункт 2'],
              ['DAF · 18 т', 'Ячмінь · на 14:30', 'Зарано'],
              ['Iveco · 12 т', 'Кукурудза · без часу', '14:50'],
              ['MAN з причепом · 26 т', 'Пшениця · на 14:45', 'за 12 км'],
              ['Scania · 22 т', 'Ріпак · на 15:10', 'Вчасно'],
            ],
            [0],
          ),
        ) +
        phone(
          `${head('Повідомлення', 'Напередодні ввечері')}${talk(['Зернолан: завтра о 14:05, південний елеватор, пункт 2. Щоб змінити, надішліть 1.', '>1', 'Вільно: 13:20, 15:40, 16:10. Надішліть годину.', '>13:20', 'Перенесли на 13:20. Гарної дороги.'])}`,
        ),
    },
  },
  {
    name: 'zernolan-laboratory',
    hue: 'leaf',
    screens: {
      en: board(
        'Laboratory',
        'Sample 0417 · 14:11',
        `<div class="halves"><div>${rows(
          [
            ['Moisture', 'Limit 14.0%', '16.8%'],
            ['Protein', 'Class 2 from 12.5%', '12.9%'],
            ['Foreign matter', 'Limit 2.0%', '1.1%'],
            ['Temperature', '', '24 °C'],
          ],
          [0],
        )}</div><div>${rows([
          ['Goes to the dryer', 'Bay 2 was planned, now bay 4', 'Bay 4'],
          ['Bay 2 is free at 14:15', 'The next lorry was called', '−35 min'],
          ['Three times moved', 'Drivers were told at 14:12', 'Sent'],
          ['Moved by hand', 'Never without a reason', '0'],
        ])}</div></div>`,
        'wide',
      ),
      uk: board(
        'Лабораторія',
        'Проба 0417 · 14:11',
        `<div class="halves"><div>${rows(
          [
            ['Вологість', 'Межа 14,0 %', '16,8 %'],
            ['Білок', '2 клас від 12,5 %', '12,9 %'],
            ['Сміттєва домішка', 'Межа 2,0 %', '1,1 %'],
            ['Температура', '', '24 °C'],
          ],
          [0],
        )}</div><div>${rows([
          ['Їде на сушарку', 'Був пункт 2, тепер пункт 4', 'Пункт 4'],
          ['Пункт 2 вільний о 14:15', 'Наступну машину викликали', '−35 хв'],
          ['Зсунули три часи', 'Водіям написали о 14:12', 'Надіслано'],
          ['Переставили вручну', 'Лише з причиною', '0'],
        ])}</div></div>`,
        'wide',
      ),
    },
  },
]
