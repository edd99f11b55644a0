import { type CasePicture, each, inBoth } from './cover'

const words = {
  en: {
    day: 'Tuesday, January 14',
    doctor: 'Family doctor · Antakalnis',
    free: 'A time opened up',
    offer: 'Today, 15:20. It’s yours for ten minutes.',
    take: 'Take it',
    step: 'Step 3 of 4',
    question: 'What time works?',
    reason: 'Sore throat, two days',
    clinic: 'Antakalnis clinic',
    days: ['Mon', 'Tue', 'Wed', 'Thu'],
    parts: ['Morning', 'Afternoon'],
    book: 'Book 08:40',
    languages: 'LT   UK   EN',
  },
  uk: {
    day: 'Вівторок, 14 січня',
    doctor: 'Сімейний лікар · Антакальніс',
    free: 'Звільнився час',
    offer: 'Сьогодні о 15:20. Він ваш ще десять хвилин.',
    take: 'Беру',
    step: 'Крок 3 із 4',
    question: 'Коли вам зручно?',
    reason: 'Болить горло, два дні',
    clinic: 'Клініка в Антакальнісі',
    days: ['Пн', 'Вт', 'Ср', 'Чт'],
    parts: ['Зранку', 'Після обіду'],
    book: 'Записатися на 08:40',
    languages: 'LT   UK   EN',
  },
}

const clock = { x: 352, y: 330, r: 214 }

const ticks = Array.from({ length: 60 }, (_, minute) => {
  const angle = (minute / 60) * 2 * Math.PI
  const from = minute % 5 ? 196 : 180
  const at = (reach: number) => `${(clock.x + reach * Math.sin(angle)).toFixed(1)} ${(clock.y - reach * Math.cos(angle)).toFixed(1)}`
  return { hour: minute % 5 === 0, path: `M${at(from)}L${at(204)}` }
})

const taken = new Set([0, 1, 3, 5, 6, 8, 11, 12, 16, 18])
const slots = Array.from({ length: 20 }, (_, index) => {
  const minutes = 8 * 60 + index * 20
  return { time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`, taken: taken.has(index) }
})

/** Rose: eight o'clock on a rising clock, a handset that may rest, a day with its free times. */
export const registratura: CasePicture = {
  name: 'health-registratura',
  scene: `<defs>
      <radialGradient id="glow" cx=".27" cy=".5" r=".78"><stop offset="0" stop-color="#f7a6ba" stop-opacity=".82"/><stop offset=".36" stop-color="#94415f" stop-opacity=".54"/><stop offset="1" stop-color="#1c0c14" stop-opacity="0"/></radialGradient>
      <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${clock.x}" cy="${clock.y}" r="330"><stop offset=".66" stop-color="#ffe6ec" stop-opacity=".6"/><stop offset=".74" stop-color="#f7a6ba" stop-opacity=".26"/><stop offset="1" stop-color="#f28fa8" stop-opacity="0"/></radialGradient>
      <linearGradient id="dial" x1=".8" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#b4577a"/><stop offset=".5" stop-color="#5d2440"/><stop offset="1" stop-color="#2a101e"/></linearGradient>
      <linearGradient id="edge" x1=".9" y1="0" x2=".1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#f7b9c8"/><stop offset="1" stop-color="#94415f" stop-opacity=".3"/></linearGradient>
      <linearGradient id="desk" x2="0" y2="1"><stop offset="0" stop-color="#4a1c32"/><stop offset="1" stop-color="#160910"/></linearGradient>
      <linearGradient id="lit"><stop offset="0" stop-color="#ffe6ec" stop-opacity=".15"/><stop offset=".45" stop-color="#ffe6ec" stop-opacity=".9"/><stop offset="1" stop-color="#ffe6ec" stop-opacity="0"/></linearGradient>
      <linearGradient id="phone" x2="0" y2="1"><stop offset="0" stop-color="#ffe0e8"/><stop offset=".16" stop-color="#f28fa8"/><stop offset=".6" stop-color="#7c3050"/><stop offset="1" stop-color="#35142a"/></linearGradient>
    </defs>
    <path fill="#1c0c14" d="M0 0h1400v680H0z"/><path fill="url(#glow)" d="M0 0h1400v680H0z"/>
    <g fill="none" stroke="#ffe6ec" stroke-opacity=".13"><circle cx="${clock.x}" cy="${clock.y}" r="330"/><circle cx="${clock.x}" cy="${clock.y}" r="500"/><circle cx="${clock.x}" cy="${clock.y}" r="740"/></g>
    <circle cx="${clock.x}" cy="${clock.y}" r="330" fill="url(#halo)"/>
    <circle cx="${clock.x}" cy="${clock.y}" r="${clock.r}" fill="url(#dial)"/><circle cx="${clock.x}" cy="${clock.y}" r="${clock.r}" fill="none" stroke="url(#edge)" stroke-width="4"/>
    <g stroke="#ffe6ec" stroke-linecap="round"><path d="${each(ticks, ({ hour, path }) => (hour ? '' : path))}" stroke-opacity=".35" stroke-width="1.5"/><path d="${each(ticks, ({ hour, path }) => (hour ? path : ''))}" stroke-width="4" stroke-opacity=".9"/>
      <path d="M${clock.x} ${clock.y}L${clock.x - 97} ${clock.y + 56}" stroke="#fff" stroke-width="10"/><path d="M${clock.x} ${clock.y + 26}V${clock.y - 162}" stroke="#fff" stroke-width="5"/></g>
    <circle cx="${clock.x}" cy="${clock.y}" r="12" fill="#fff"/><circle cx="${clock.x}" cy="${clock.y}" r="5" fill="#5d2440"/>
    <path d="M-20 566C240 528 560 528 860 584v110H-20z" fill="url(#desk)"/><path d="M-20 566C240 528 560 528 860 584" fill="none" stroke="url(#lit)" stroke-width="2"/>
    <g transform="translate(318 566) rotate(-7)"><ellipse cx="4" cy="60" rx="190" ry="13" fill="#0e050a" opacity=".65"/>
      <path d="M-176 52c-16-2-18-16-16-30 5-46 96-84 192-84s187 38 192 84c2 14 0 28-16 30l-62 4c-14 1-22-8-24-20l-4-18c-28-9-58-12-86-12s-58 3-86 12l-4 18c-2 12-10 21-24 20z" fill="url(#phone)"/>
      <path d="M-184 8c20-36 100-62 184-62s164 26 184 62" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3" stroke-linecap="round"/>
      <g stroke="#ffe0e8" stroke-opacity=".45" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 12"><path d="M-158 40h46M120 40h46"/></g></g>
    <path d="M150 624c-22 2-34 14-22 22s30-2 24-12-28-2-22 10 32 6 28-8-26-4-22 10 34 8 30-8-26-4-24 8 36 10 34-6-26-4-24 8 34 8 40 0 30 4 50 26" fill="none" stroke="#b4577a" stroke-width="5" stroke-linecap="round"/>`,
  screens: inBoth(
    words,
    (word) => `<div class="board">
      <p class="title"><b>${word.day}</b></p><p class="doctor">${word.doctor}</p>
      <div class="slots">${each(slots, ({ time, taken: full }, index) => `<b class="${full ? 'full' : ''} ${index === 2 ? 'mine' : ''}">${time}</b>`)}</div>
    </div>
    <div class="free"><p><b>${word.free}</b><span>${word.offer}</span></p><b class="take">${word.take}</b></div>
    <div class="phone"><div class="glass">
      <p class="status"><span>8:00</span><span class="notch"></span><span>LTE</span></p>
      <p class="step"><span>${word.step}</span><i>${word.languages.replaceAll('   ', '&emsp;')}</i></p><p class="steps"><u class="full"></u><u class="full"></u><u class="full"></u><u></u></p>
      <p class="question display">${word.question}</p>
      <p class="reason"><b>${word.reason}</b><i>${word.clinic}</i></p>
      <p class="days">${each(word.days, (day, index) => `<span class="${index === 1 ? 'mine' : ''}">${day}<b>${13 + index}</b></span>`)}</p>
      ${each(
        word.parts,
        (part, index) =>
          `<p class="part">${part}</p><p class="times">${each(
            [
              ['08:40', '09:20', '10:20'],
              ['13:00', '14:40', '15:20'],
            ][index] ?? [],
            (time) => `<b class="${time === '08:40' ? 'mine' : ''}">${time}</b>`,
          )}</p>`,
      )}
      <p class="book"><b>${word.book}</b></p>
    </div></div>`,
  ),
  css: `
    .board { left: 566px; top: 56px; width: 572px; height: 416px; padding: 28px 30px; color: #ffeef2;
      background: linear-gradient(150deg, #4d2036, #1c0b14 62%);
      box-shadow: inset 0 0 0 1.5px #ffe6ec47, inset 10px 10px 40px #f7a6ba1f, -30px 40px 80px #10050a99;
      transform: perspective(1900px) rotateY(-15deg) rotateX(4deg) rotate(-2deg); }
    .title { font-size: 24px; }
    .doctor { margin: 4px 0 18px; color: #e3aebd; font-size: 17px; }
    .slots { display: grid; grid-template-columns: repeat(5, 1fr); gap: 11px; }
    .slots b { padding: 16px 0; border-radius: 14px; background: #ffe6ec21; font-size: 18px; text-align: center; box-shadow: inset 0 0 0 1px #ffe6ec2e; }
    .slots .full { background: none; color: #ffe6ec57; box-shadow: inset 0 0 0 1px #ffe6ec17; font-weight: 500; }
    .slots .mine { background: #f28fa8; color: #2a0d19; }
    .free { position: absolute; left: 590px; top: 506px; display: flex; align-items: center; gap: 16px; width: 386px; padding: 19px 22px; border-radius: 24px 24px 24px 7px; background: #ffe6ec; color: #2a0d19; font-size: 16px; line-height: 1.35;
      box-shadow: 0 24px 60px #10050a99; transform: perspective(1900px) rotateY(-10deg) rotate(-2deg); }
    .free p { display: grid; flex: 1; gap: 3px; }
    .free p b { font-size: 18px; }
    .free .take { padding: 12px 20px; border-radius: 22px; background: #94314f; color: #fff; white-space: nowrap; }
    .phone { right: 102px; top: 42px; width: 308px; height: 620px; background: #0d0509;
      box-shadow: inset 0 0 0 1.5px #ffe6ec73, inset 3px 3px 10px #f7b9c859, -24px 30px 70px #10050aa6;
      transform: perspective(1900px) rotateY(-9deg) rotate(3deg); }
    .glass { gap: 12px; background: #fff6f8; color: #2a0d19; line-height: 1.28; }
    .step { display: flex; justify-content: space-between; margin-top: 6px; color: #8a4a60; font-size: 14.5px; font-weight: 600; }
    .step i { font-size: 13px; font-weight: 700; }
    .steps { display: flex; gap: 6px; margin-top: -4px; }
    .steps u { flex: 1; height: 5px; border-radius: 3px; background: #f3d5dd; }
    .steps .full { background: #d2557c; }
    .question { margin-top: 4px; font-size: 23px; line-height: 1.18; }
    .reason { display: grid; gap: 2px; padding: 13px 16px; border-radius: 18px; background: #3b1426; color: #fff; font-size: 15.5px; }
    .reason i { color: #eab6c5; font-size: 14px; }
    .days { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
    .days span { display: grid; padding: 8px 0; border-radius: 15px; color: #8a4a60; font-size: 13px; text-align: center; box-shadow: inset 0 0 0 1px #f3d5dd; }
    .days b { color: #2a0d19; font-size: 18px; }
    .days .mine { box-shadow: inset 0 0 0 2.5px #d2557c; }
    .part { margin: 4px 0 -5px; color: #8a4a60; font-size: 14px; font-weight: 600; }
    .times { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; }
    .times b { padding: 14px 0; border-radius: 15px; background: #fbe3e9; font-size: 16.5px; text-align: center; }
    .times .mine { background: #d2557c; color: #fff; }
    .book { margin-top: auto; padding: 16px; border-radius: 22px; background: #94314f; color: #fff; font-size: 16.5px; text-align: center; }
  `,
}
