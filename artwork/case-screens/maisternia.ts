import { board, buttons, type CaseScreen, head, phone, rows } from './screen'

const circles = (near: string, wide: string, you: string) =>
  `<div class="map"><svg viewBox="0 0 380 580"><g fill="none" stroke="#ece8ff" stroke-opacity=".13" stroke-width="12"><path d="M-20 130 400 60M-20 330 400 430M60-20 130 600M290-20 250 600M-20 520 400 250"/></g>
  <circle cx="190" cy="290" r="250" fill="#9d8cff" fill-opacity=".1" stroke="#9d8cff" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round"/><circle cx="190" cy="290" r="118" fill="#9d8cff" fill-opacity=".24" stroke="#9d8cff" stroke-width="3"/>
  <g fill="#ece8ff"><circle cx="118" cy="236" r="9"/><circle cx="252" cy="350" r="9"/></g><g fill="#fff"><circle cx="76" cy="120" r="11"/><circle cx="312" cy="196" r="11"/><circle cx="330" cy="440" r="11"/><circle cx="104" cy="474" r="11"/></g>
  <circle cx="190" cy="290" r="15" fill="#9d8cff" stroke="#fff" stroke-width="5"/><text x="214" y="297">${you}</text><text x="134" y="158">${near}</text><text x="142" y="28">${wide}</text></svg></div>`

/** Iris: a price from a workshop, the requests nobody has answered. */
export const maisternia: CaseScreen[] = [
  {
    name: 'maisternia-price',
    hue: 'iris',
    screens: {
      en:
        phone(
          `${head('The front wheel wobbles', '350 m away, sent at 14:02')}<p>From ₴400 to ₴600</p><div class="slider"></div>${buttons(['Today', 'Wed', 'Thu'])}${rows([['One question', 'Does the rim touch the brake?', '+']])}<p class="last">${buttons(['Send the price'])}</p>`,
          'left',
        ) +
        phone(
          `${head('My hours', 'Set once, changed when needed')}${rows([
            ['Mon–Fri', '10:00–19:00', '✓'],
            ['Saturday', '11:00–15:00', '✓'],
            ['Sunday', 'Closed', '–'],
            ['August 24', 'Day off', '–'],
          ])}<p class="last">${buttons(['Save'])}</p>`,
          'beside',
        ),
      uk:
        phone(
          `${head('Вихляє переднє колесо', '350 м від вас, о 14:02')}<p>Від 400 до 600 ₴</p><div class="slider"></div>${buttons(['Сьогодні', 'Ср', 'Чт'])}${rows([['Одне запитання', 'Чи чіпляє обід гальмо?', '+']])}<p class="last">${buttons(['Надіслати ціну'])}</p>`,
          'left',
        ) +
        phone(
          `${head('Мої години', 'Вказують один раз')}${rows([
            ['Пн–пт', '10:00–19:00', '✓'],
            ['Субота', '11:00–15:00', '✓'],
            ['Неділя', 'Зачинено', '–'],
            ['24 серпня', 'Вихідний', '–'],
          ])}<p class="last">${buttons(['Зберегти'])}</p>`,
          'beside',
        ),
    },
  },
  {
    name: 'maisternia-unanswered',
    hue: 'iris',
    screens: {
      en:
        board(
          'No answer yet',
          '3 requests',
          rows(
            [
              ['Sewing machine skips stitches', 'Sykhiv · 1 h 52 min', 'Wider at 16:00'],
              ['Kettle, no power', 'Center · 1 h 20 min', '2 saw it'],
              ['Backpack zipper', 'Levandivka · 1 h 04 min', '1 saw it'],
              ['Chair leg', 'Center · answered after 58 min', '₴350–500'],
            ],
            [0],
          ),
        ) + circles('2 km', '5 km', 'Request'),
      uk:
        board(
          'Ніхто не відповів',
          '3 заявки',
          rows(
            [
              ['Швейна машинка пропускає', 'Сихів · 1 год 52 хв', 'Ширше о 16:00'],
              ['Чайник не вмикається', 'Центр · 1 год 20 хв', 'Бачили 2'],
              ['Блискавка на рюкзаку', 'Левандівка · 1 год 04 хв', 'Бачив 1'],
              ['Ніжка стільця', 'Центр · відповіли за 58 хв', '350–500 ₴'],
            ],
            [0],
          ),
        ) + circles('2 км', '5 км', 'Заявка'),
    },
  },
]
