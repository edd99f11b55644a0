import { board, buttons, type CaseScreen, head, phone, rows, talk } from './screen'

/** Rose: a day that falls apart, a time that became free. */
export const registratura: CaseScreen[] = [
  {
    name: 'health-registratura-absent',
    hue: 'rose',
    screens: {
      en: board(
        'The doctor is out today',
        '6 of 8 settled',
        `<div class="halves"><div>${rows([
          ['08:40', 'New time: tomorrow, 09:20', 'Accepted'],
          ['09:20', 'Another doctor, today 10:00', 'Accepted'],
          ['10:00', 'New time: tomorrow, 11:40', 'Accepted'],
          ['10:40', 'Chose another day', 'Moved'],
        ])}</div><div>${rows(
          [
            ['11:20', 'No answer for an hour', 'Call'],
            ['12:00', 'No mobile number', 'Call'],
            ['13:20', 'Another clinic, 14:00', 'Accepted'],
            ['14:00', 'Canceled by the patient', 'Free'],
          ],
          [0, 1],
        )}</div></div>`,
        'wide',
      ),
      uk: board(
        'Лікаря сьогодні не буде',
        'узгоджено 6 із 8',
        `<div class="halves"><div>${rows([
          ['08:40', 'Новий час: завтра, 09:20', 'Згода'],
          ['09:20', 'Інший лікар, сьогодні о 10:00', 'Згода'],
          ['10:00', 'Новий час: завтра, 11:40', 'Згода'],
          ['10:40', 'Інший день, на вибір', 'Перенесли'],
        ])}</div><div>${rows(
          [
            ['11:20', 'Година без відповіді', 'Дзвонити'],
            ['12:00', 'Немає мобільного номера', 'Дзвонити'],
            ['13:20', 'Інша клініка, 14:00', 'Згода'],
            ['14:00', 'Людина скасувала', 'Вільно'],
          ],
          [0, 1],
        )}</div></div>`,
        'wide',
      ),
    },
  },
  {
    name: 'health-registratura-waiting',
    hue: 'rose',
    screens: {
      en:
        board(
          '15:20 opened up',
          'Waiting list',
          rows(
            [
              ['First in turn', 'Asked at 11:02, ten minutes', 'No answer'],
              ['Second in turn', 'Asked at 11:12', 'Took it, 11:15'],
              ['Third in turn', 'Not contacted', 'Now first'],
              ['Name, phone and time', 'Deleted 30 days after the visit', 'February 13'],
            ],
            [1],
          ),
        ) +
        phone(
          `${head('Messages', 'Antakalnis clinic')}${talk(['Tomorrow 15:20, family doctor. Move or cancel with the link, no password.'])}${buttons(['Move', 'Cancel'], -1)}${talk(['A time opened up: today, 15:20. It’s yours for ten minutes.'])}<p class="last">${buttons(['Take it'])}</p>`,
        ),
      uk:
        board(
          'Звільнився час 15:20',
          'Список очікування',
          rows(
            [
              ['Перша людина', 'Запитали об 11:02, десять хвилин', 'Без відповіді'],
              ['Друга людина', 'Запитали об 11:12', 'Узяла, 11:15'],
              ['Третя людина', 'Не турбували', 'Тепер перша'],
              ['Імʼя, телефон і час', 'Видалимо через 30 днів', '13 лютого'],
            ],
            [1],
          ),
        ) +
        phone(
          `${head('Повідомлення', 'Клініка в Антакальнісі')}${talk(['Завтра о 15:20, сімейний лікар. Змінити — за посиланням, без пароля.'])}${buttons(['Перенести', 'Скасувати'], -1)}${talk(['Звільнився час: сьогодні о 15:20. Він ваш ще десять хвилин.'])}<p class="last">${buttons(['Беру'])}</p>`,
        ),
    },
  },
]
