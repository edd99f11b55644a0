import { board, buttons, type CaseScreen, head, phone, rows, talk } from './screen'

const plan = (days: readonly string[], trucks: readonly (readonly [string, string])[]) =>
  `<div class="grid"><b></b>${days.map((day) => `<b>${day}</b>`).join('')}${trucks.map(([truck, trips]) => `<b>${truck}</b>${trips}`).join('')}</div>`

/** Sand: the dispatcher's board, the driver's bot. */
export const dorohoiu: CaseScreen[] = [
  {
    name: 'logistics-dorohoiu-board',
    hue: 'sand',
    screens: {
      en: board(
        'Week 28',
        '46 trucks, 1 conflict',
        plan(
          ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
          [
            ['Volvo 07', '<p class="two">Lviv – Wrocław</p><p class="three">Wrocław – Lviv, 22 t</p>'],
            ['DAF 12', '<p class="three">Kyiv – Brno</p><p class="wrong two">47 h driving</p>'],
            ['MAN 03', '<p>Rivne</p><p class="two">Lutsk – Łódź</p><p class="hint two">12 km empty</p>'],
            ['Scania 21', '<p class="two">Odesa – Kyiv</p><p>Service</p><p class="hint two">38 km empty</p>'],
            ['Volvo 15', '<p class="three">Kyiv – Poznań</p><p class="hint two">64 km empty</p>'],
          ],
        ) + rows([['Uzhhorod – Košice, 20 t, Thursday', 'The three nearest are marked; Halyna decides', 'Open load']], [0]),
        'wide',
      ),
      uk: board(
        'Тиждень 28',
        '46 машин, 1 розбіжність',
        plan(
          ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'],
          [
            ['Volvo 07', '<p class="two">Львів – Вроцлав</p><p class="three">Вроцлав – Львів, 22 т</p>'],
            ['DAF 12', '<p class="three">Київ – Брно</p><p class="wrong two">47 год за кермом</p>'],
            ['MAN 03', '<p>Рівне</p><p class="two">Луцьк – Лодзь</p><p class="hint two">12 км порожнем</p>'],
            ['Scania 21', '<p class="two">Одеса – Київ</p><p>Сервіс</p><p class="hint two">38 км порожнем</p>'],
            ['Volvo 15', '<p class="three">Київ – Познань</p><p class="hint two">64 км порожнем</p>'],
          ],
        ) + rows([['Ужгород – Кошиці, 20 т, четвер', 'Три найближчі позначено; хто поїде, вирішує Галина', 'Без рейсу']], [0]),
        'wide',
      ),
    },
  },
  {
    name: 'logistics-dorohoiu-bot',
    hue: 'sand',
    screens: {
      en:
        board(
          'Papers of trip 2418',
          'Today',
          rows(
            [
              ['Waybill', 'Photo at 15:42, both pages', 'In accounting'],
              ['Delivery note', 'Photo at 15:43', 'In accounting'],
              ['Customer’s address', 'Differs from accounting', 'A person decides'],
              ['Invoice 2418', 'Issued by accounting', '16:05'],
            ],
            [2],
          ),
        ) +
        phone(
          `${head('Dorohoiu', 'Bot, trip 2418')}${talk(['Lviv – Wrocław, loading at 08:00, ramp 4.', '>Loaded', '>At the border', 'No signal there. Kept, and sent at 13:10.', '>Unloaded', 'Please send photos of the papers.'])}<p class="last">${buttons(['Photo', 'Call Halyna'])}</p>`,
        ),
      uk:
        board(
          'Папери рейсу 2418',
          'Сьогодні',
          rows(
            [
              ['Товарно-транспортна накладна', 'Фото о 15:42, обидві сторінки', 'В обліку'],
              ['Видаткова накладна', 'Фото о 15:43', 'В обліку'],
              ['Адреса клієнта', 'Не така, як в обліку', 'Вирішить людина'],
              ['Рахунок 2418', 'Виставив облік', '16:05'],
            ],
            [2],
          ),
        ) +
        phone(
          `${head('Дорогою', 'Бот, рейс 2418')}${talk(['Львів – Вроцлав, завантаження о 08:00, рампа 4.', '>Завантажився', '>На кордоні', 'Звʼязку не було: зберегли й надіслали о 13:10.', '>Розвантажився', 'Сфотографуйте, будь ласка, папери.'])}<p class="last">${buttons(['Фото', 'До Галини'])}</p>`,
        ),
    },
  },
]
