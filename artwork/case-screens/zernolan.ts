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
              ['Volvo, trailer · 24 t', 'Wheat, farm “Stepove” · booked 14:05', 'Bay 2'],
              ['DAF · 18 t', 'Barley · booked 14:30', 'Early'],
              ['Iveco · 12 t', 'Corn · came without a time', '14:50'],
              ['MAN, trailer · 26 t', 'Wheat · booked 14:45', '12 km away'],
              ['Scania · 22 t', 'Rapeseed · booked 15:10', 'On time'],
            ],
            [0],
          ),
        ) +
        phone(
          `${head('Messages', 'The evening before')}${talk(['Zernolan: tomorrow 13:20, south elevator, bay 2. Reply 1 to change.', '>1', 'Free: 14:05, 15:40, 16:10. Reply with a time.', '>14:05', 'Moved to 14:05. Drive safely.'])}`,
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
          `${head('Повідомлення', 'Напередодні ввечері')}${talk(['Зернолан: завтра о 13:20, південний елеватор, пункт 2. Щоб змінити, надішліть 1.', '>1', 'Вільно: 14:05, 15:40, 16:10. Надішліть годину.', '>14:05', 'Перенесли на 14:05. Гарної дороги.'])}`,
        ),
    },
  },
  {
    name: 'zernolan-laboratory',
    hue: 'leaf',
    screens: {
      en: board(
        'Lab',
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
          ['Goes to the dryer', 'Was bay 2, now bay 4', 'Bay 4'],
          ['Bay 2 is free at 14:15', 'Next truck called in', '−35 min'],
          ['Three trucks rebooked', 'Drivers texted at 14:12', 'Sent'],
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
          ['Новий час трьом машинам', 'Водіям написали о 14:12', 'Надіслано'],
          ['Переставили вручну', 'Лише з причиною', '0'],
        ])}</div></div>`,
        'wide',
      ),
    },
  },
]
