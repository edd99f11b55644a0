import { board, type CaseScreen, rows } from './screen'

/** Ice: an answer beside its page, and the answer that there is none. */
export const dovidnyk: CaseScreen[] = [
  {
    name: 'dovidnyk-answer',
    hue: 'ice',
    screens: {
      en: board(
        'Can a tenant set off repairs against rent?',
        '4 sources',
        `<div class="halves"><div class="text"><p>Yes, if the landlord was told of the defect in writing and did nothing within the time the contract gives.<sup> 1</sup></p><p>The firm has argued this three times and won twice; the lost case had no written notice.<sup> 2 3</sup></p><p>The amount is limited to the documented cost of the repair.<sup> 4</sup></p>${rows([['Older than the law', 'Source 3 cites the text of 2019', '!']])}</div><div class="page"><b>Matter 118/21, page 14</b><p>The lease of 2018 puts repairs of the building on the landlord and gives thirty days from a written notice.</p><p>In February the roof began to leak over the archive … the tenant informed the landlord by letter dated March 3. <mark>No repair followed within the thirty days of clause 6.2, and the tenant was therefore entitled to carry it out and to set the cost off against the rent due for April.</mark> The court did not accept the landlord’s argument that the notice lacked photographs, since clause 6.2 does not ask for any.</p><p>The documents show a cost of 48,200 hryvnias; the part above it was refused.</p></div></div>`,
        'wide',
      ),
      uk: board(
        'Чи можна зарахувати ремонт в орендну плату?',
        '4 джерела',
        `<div class="halves"><div class="text"><p>Так, якщо орендодавця письмово повідомили про недолік, а він не усунув його в строк за договором.<sup> 1</sup></p><p>Фірма доводила це тричі й двічі виграла; у програній справі не було письмового повідомлення.<sup> 2 3</sup></p><p>Сума обмежена тим, що ремонт справді коштував, за документами.<sup> 4</sup></p>${rows([['Давніше за закон', 'Джерело 3 спирається на редакцію 2019 року', '!']])}</div><div class="page"><b>Справа 118/21, сторінка 14</b><p>За договором 2018 року будівлю ремонтує орендодавець упродовж тридцяти днів від письмового повідомлення.</p><p>У лютому над архівом протік дах … орендар повідомив орендодавця листом від 3 березня. <mark>Упродовж тридцяти днів за пунктом 6.2 ремонту не зробили, тож орендар мав право виконати його сам і зарахувати вартість в орендну плату за квітень.</mark> Довід орендодавця, що до повідомлення не додали фотографій, суд відхилив: пункт 6.2 їх не вимагає.</p><p>Документи підтверджують витрати на 48 200 гривень; у решті відмовлено.</p></div></div>`,
        'wide',
      ),
    },
  },
  {
    name: 'dovidnyk-unknown',
    hue: 'ice',
    screens: {
      en: board(
        'Which court fee applies to an appeal sent by email?',
        '0 sources',
        `<div class="text"><p>I don’t know. The archive has no page that answers this. The three closest:</p></div>${rows([
          ['Fees in commercial appeals', 'Memo, January 12, 2024, page 2', '41%'],
          ['Filing through the electronic cabinet', 'Matter 052/23, page 7', '38%'],
          ['Refund of a court fee', 'Matter 140/20, page 3', '33%'],
        ])}${rows([['Ask the lawyer on duty', 'Your question goes with these pages', 'Send']], [0])}`,
        'wide',
      ),
      uk: board(
        'Який збір за апеляцію електронною поштою?',
        '0 джерел',
        `<div class="text"><p>Не знаю. В архіві немає сторінки, яка на це відповідає. Найближчі три:</p></div>${rows([
          ['Збори в господарських апеляціях', 'Довідка, 12 січня 2024 року, сторінка 2', '41 %'],
          ['Подання через електронний кабінет', 'Справа 052/23, сторінка 7', '38 %'],
          ['Повернення судового збору', 'Справа 140/20, сторінка 3', '33 %'],
        ])}${rows([['Запитати чергового юриста', 'Запитання піде разом із цими сторінками', 'Надіслати']], [0])}`,
        'wide',
      ),
    },
  },
]
