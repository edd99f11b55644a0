import { board, buttons, type CaseScreen, head, phone, rows, talk } from './screen'

const counter = (title: string, columns: readonly (readonly [string, readonly (readonly string[])[]])[]) =>
  board(
    title,
    '08:32',
    `<div class="columns">${columns.map(([name, drinks], index) => `<div><b>${name}</b>${rows(drinks, index === 0 ? [0] : [])}</div>`).join('')}</div>`,
    'wide',
  )

/** Copper: the counter's tablet, the guest's phone. */
export const dobrokava: CaseScreen[] = [
  {
    name: 'dobrokava-counter',
    hue: 'copper',
    screens: {
      en: counter('Podil · counter 1', [
        [
          'Start now',
          [
            ['Flat white, oat', 'A-114 · ready at 08:36', '3 min'],
            ['Raf, croissant', 'A-118 · ready at 08:37', '5 min'],
            ['Espresso ×2', 'A-119 · together', '1 min'],
          ],
        ],
        [
          'Next',
          [
            ['Filter ×2, syrnyk', 'A-115 · start at 08:34', '4 min'],
            ['Cappuccino L', 'Register 7 · at 08:36', '3 min'],
            ['Cold brew', 'A-117 · start at 08:39', '1 min'],
          ],
        ],
        [
          'Ready',
          [
            ['Latte, cinnamon', 'A-112 · Oksana', '✓'],
            ['Filter', 'Register 6', '✓'],
            ['Cocoa', 'A-113 · Danylo', '✓'],
          ],
        ],
      ]),
      uk: counter('Поділ · стійка 1', [
        [
          'Починати зараз',
          [
            ['Флет-вайт, вівсяне', 'A-114 · на 08:36', '3 хв'],
            ['Раф, круасан', 'A-118 · на 08:37', '5 хв'],
            ['Еспресо ×2', 'A-119 · разом', '1 хв'],
          ],
        ],
        [
          'Далі',
          [
            ['Фільтр ×2, сирник', 'A-115 · почати о 08:34', '4 хв'],
            ['Капучино L', 'Каса 7 · о 08:36', '3 хв'],
            ['Колд-брю', 'A-117 · о 08:39', '1 хв'],
          ],
        ],
        [
          'Готово',
          [
            ['Лате з корицею', 'A-112 · Оксана', '✓'],
            ['Фільтр', 'Каса 6', '✓'],
            ['Какао', 'A-113 · Данило', '✓'],
          ],
        ],
      ]),
    },
  },
  {
    name: 'dobrokava-guest',
    hue: 'copper',
    screens: {
      en:
        phone(
          `${head('When will you be here?', 'Podil, 4 minutes on foot')}${rows([
            ['Flat white, oat', 'Your usual', '₴95'],
            ['Croissant', 'Contains almonds', '₴85'],
          ])}${buttons(['08:36', '08:40', '08:44'], 1)}${buttons(['08:48', '08:52', '09:00'], -1)}<p class="last">${buttons(['Pay ₴180'])}</p>`,
          'left',
        ) +
        phone(
          `${head('Assistant', 'Menu and kitchen cards only')}${talk(['>Is there milk in the raf?', 'Yes. The kitchen’s card lists milk. With oat cream, it lists none.', '>Raf with oat cream then', 'One raf, oat cream, ₴120, ready at 08:40. Order it?', '>Can a child with a nut allergy have the brownie?', 'That’s for a person to answer. I’ve called the barista.'])}`,
          'beside',
        ),
      uk:
        phone(
          `${head('Коли ви будете?', 'Поділ, 4 хвилини пішки')}${rows([
            ['Флет-вайт', 'Як завжди', '95 ₴'],
            ['Круасан', 'Містить мигдаль', '85 ₴'],
          ])}${buttons(['08:36', '08:40', '08:44'], 1)}${buttons(['08:48', '08:52', '09:00'], -1)}<p class="last">${buttons(['Сплатити 180 ₴'])}</p>`,
          'left',
        ) +
        phone(
          `${head('Помічник', 'Лише меню й картки кухні')}${talk(['>У рафі є молоко?', 'Так, за карткою кухні молоко є. У рафі на вівсяних його немає.', '>Тоді раф на вівсяних', 'Один раф на вівсяних вершках, 120 ₴, на 08:40. Замовляємо?', '>А брауні дитині з алергією на горіхи?', 'Про це скаже людина. Я покликав баристу.'])}`,
          'beside',
        ),
    },
  },
]
