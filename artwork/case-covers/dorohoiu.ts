import { type CasePicture, each, inBoth } from './cover'

const words = {
  en: {
    title: 'Tomorrow',
    fleet: '46 trucks, 3 open loads',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    trips: ['Lviv – Wrocław', 'Lutsk – Łódź', 'Kyiv – Brno', 'Rivne – Poznań', 'Odesa – Kyiv', 'Kyiv – Lviv'],
    load: 'Uzhhorod – Košice, 20 t',
    empty: '12 km empty',
    bot: 'Dorohoiu',
    kind: 'bot',
    task: 'Trip 2418',
    way: 'Lviv – Wrocław',
    times: 'Loading at 08:00',
    steps: ['Loaded', 'At the border', 'Unloaded'],
    papers: 'Papers, 3 photos',
    thanks: 'Thank you, received.',
    write: 'Message',
  },
  uk: {
    title: 'Завтра',
    fleet: '46 машин, 3 вантажі без рейсу',
    days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'],
    trips: ['Львів – Вроцлав', 'Луцьк – Лодзь', 'Київ – Брно', 'Рівне – Познань', 'Одеса – Київ', 'Київ – Львів'],
    load: 'Ужгород – Кошиці, 20 т',
    empty: '12 км порожнем',
    bot: 'Дорогою',
    kind: 'бот',
    task: 'Рейс 2418',
    way: 'Львів – Вроцлав',
    times: 'Завантаження о 08:00',
    steps: ['Завантажився', 'На кордоні', 'Розвантажився'],
    papers: 'Папери, 3 фото',
    thanks: 'Дякуємо, отримали.',
    write: 'Повідомлення',
  },
}

type Trip = readonly [from: number, days: number, name: number, tone: 'bright' | 'calm' | 'quiet']

const rows: readonly (readonly [truck: string, ...trips: Trip[]])[] = [
  ['BC 1204', [0, 3, 0, 'bright']],
  ['AC 3381', [0, 2, 1, 'calm'], [3, 2, 5, 'quiet']],
  ['KA 7716', [1, 3, 2, 'bright']],
  ['BK 0942', [0, 2, 3, 'calm']],
  ['BH 5530', [2, 2, 4, 'quiet']],
]

/** Sand: a road toward a low sun, a truck on the horizon, tomorrow's board and the driver's bot. */
export const dorohoiu: CasePicture = {
  name: 'logistics-dorohoiu',
  scene: `<defs>
      <radialGradient id="glow" cx=".38" cy=".42" r=".72"><stop offset="0" stop-color="#f0d9a0" stop-opacity=".8"/><stop offset=".32" stop-color="#a8843f" stop-opacity=".52"/><stop offset="1" stop-color="#17110a" stop-opacity="0"/></radialGradient>
      <radialGradient id="limb" gradientUnits="userSpaceOnUse" cx="430" cy="2000" r="1750"><stop offset=".9405" stop-color="#fff3d4" stop-opacity=".9"/><stop offset=".947" stop-color="#ecd396" stop-opacity=".4"/><stop offset=".965" stop-color="#d9bd7a" stop-opacity=".16"/><stop offset="1" stop-color="#d9bd7a" stop-opacity="0"/></radialGradient>
      <linearGradient id="land" x2="0" y2=".2"><stop offset="0" stop-color="#5c441d"/><stop offset="1" stop-color="#1c140a"/></linearGradient>
      <linearGradient id="road" x2="0" y2="1"><stop offset="0" stop-color="#7a5f2e"/><stop offset=".5" stop-color="#2b2011"/><stop offset="1" stop-color="#150f08"/></linearGradient>
      <linearGradient id="cab"><stop offset="0" stop-color="#3a2b14"/><stop offset=".7" stop-color="#a8843f"/><stop offset="1" stop-color="#fff3d4"/></linearGradient>
      <linearGradient id="box"><stop offset="0" stop-color="#2b2011"/><stop offset=".5" stop-color="#5c441d"/><stop offset=".94" stop-color="#d9bd7a"/><stop offset="1" stop-color="#fff3d4"/></linearGradient>
      <radialGradient id="sun"><stop offset="0" stop-color="#fff9ea"/><stop offset=".3" stop-color="#fff3d4" stop-opacity=".9"/><stop offset=".34" stop-color="#fff3d4" stop-opacity=".32"/><stop offset="1" stop-color="#ecd396" stop-opacity="0"/></radialGradient>
    </defs>
    <path fill="#17110a" d="M0 0h1400v680H0z"/><path fill="url(#glow)" d="M0 0h1400v680H0z"/>
    <g fill="none" stroke="#fff3d4" stroke-opacity=".13"><circle cx="484" cy="306" r="260"/><circle cx="484" cy="306" r="460"/><circle cx="484" cy="306" r="720"/></g>
    <circle cx="484" cy="306" r="180" fill="url(#sun)"/>
    <circle cx="430" cy="2000" r="1750" fill="url(#limb)"/><circle cx="430" cy="2000" r="1646" fill="url(#land)"/>
    <g transform="translate(154)"><path d="M322 357h16C420 420 640 520 900 690H-160C120 560 270 440 322 357z" fill="url(#road)"/>
    <path d="M322 357C270 440 120 560-60 690M338 357C420 420 640 520 900 690" fill="none" stroke="#ecd396" stroke-opacity=".55" stroke-width="2"/>
    <path d="M331 372v14M333 398l1 22M338 438l5 34M350 496l12 54M376 586l30 84" stroke="#fff3d4" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/></g>
    <g transform="translate(240 254) rotate(-1.2)"><ellipse cx="112" cy="104" rx="140" ry="7" fill="#0d0905" opacity=".7"/><path d="M0 0h160v82H0z" fill="url(#box)"/><path d="M0 0h160" stroke="#fff3d4" stroke-opacity=".8" stroke-width="2"/><path d="M54 4v76M108 4v76" stroke="#17110a" stroke-opacity=".35"/><path d="M166 82V30q0-9 9-9h26q8 0 12 8l15 28v25z" fill="url(#cab)"/><path d="M175 21h26q8 0 12 8" stroke="#ecd396" stroke-opacity=".8" stroke-width="2" fill="none"/><path d="M196 30h8q4 0 6 4l11 22h-25z" fill="#d9bd7a" opacity=".75"/><path d="M-4 82h236v9H-4z" fill="#150f08"/><g fill="#0d0905" stroke="#d9bd7a" stroke-opacity=".75" stroke-width="2"><circle cx="26" cy="94" r="13"/><circle cx="58" cy="94" r="13"/><circle cx="202" cy="94" r="13"/></g></g>`,
  screens: inBoth(
    words,
    (word) => `<div class="board">
      <p class="title"><b>${word.title}</b><span>${word.fleet}</span></p>
      <div class="grid"><p class="days"><span></span>${each(word.days, (day) => `<span>${day}</span>`)}</p>
        ${each(rows, ([truck, ...trips]) => `<p class="row"><b>${truck}</b>${each(trips, ([from, days, name, tone]) => `<span class="trip ${tone} from${from} for${days}">${word.trips[name]}</span>`)}</p>`)}
      </div>
      <p class="open"><b>${word.load}</b><span>BK 0942 · ${word.empty}</span></p>
    </div>
    <div class="phone"><div class="glass">
      <p class="status"><span>14:20</span><span class="notch"></span><span>LTE</span></p>
      <p class="bot"><u></u><b>${word.bot}</b><i>${word.kind}</i></p>
      <div class="message"><b>${word.task}</b><span>${word.way}</span><i>${word.times}</i></div>
      <div class="steps">${each(word.steps, (step, index) => `<p class="${index < 2 ? 'done' : ''}"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${index < 2 ? 'm4 10.5 4 4.5 8-10' : 'M4 10h12m-5-5 5 5-5 5'}"/></svg><b>${step}</b></p>`)}</div>
      <div class="mine"><p class="photos"><u></u><u></u><u></u></p><b>${word.papers}</b></div>
      <div class="message"><i>${word.thanks}</i></div>
      <p class="write">${word.write}</p>
    </div></div>`,
  ),
  css: `
    .board { left: 540px; top: 104px; width: 606px; height: 474px; padding: 28px; color: #fbf3df;
      background: linear-gradient(150deg, #40321a, #181109 62%);
      box-shadow: inset 0 0 0 1.5px #fff3d447, inset 10px 10px 40px #ecd3961f, -30px 40px 80px #0b070399;
      transform: perspective(1900px) rotateY(-15deg) rotateX(4deg) rotate(-2deg); }
    .title { display: flex; align-items: baseline; gap: 18px; font-size: 24px; white-space: nowrap; }
    .title span { color: #d3bf8e; font-size: 17px; }
    .grid { margin-top: 14px; }
    .days, .row { display: grid; grid-template-columns: 96px repeat(5, 1fr); align-items: center; }
    .days { color: #d3bf8e; font-size: 15px; line-height: 28px; }
    .row { height: 54px; border-top: 1px solid #fff3d41f; font-size: 16px; }
    .trip { grid-row: 1; overflow: hidden; margin-right: 6px; padding: 8px 12px; border-radius: 12px; font-size: 15.5px; font-weight: 700; white-space: nowrap; text-overflow: ellipsis; }
    .bright { background: #d9bd7a; color: #221807; }
    .calm { background: #7d632f; color: #fff6e0; }
    .quiet { background: #fff3d41c; color: #f0dfb4; }
    .from0 { grid-column-start: 2; } .from1 { grid-column-start: 3; } .from2 { grid-column-start: 4; } .from3 { grid-column-start: 5; }
    .for2 { grid-column-end: span 2; } .for3 { grid-column-end: span 3; }
    .open { display: grid; gap: 1px; margin-top: 12px; padding: 10px 17px; border: 1.5px dashed #ecd39699; border-radius: 15px; font-size: 17px; white-space: nowrap; }
    .open span { color: #d3bf8e; }
    .phone { right: 102px; top: 42px; width: 308px; height: 620px; background: #0b0805;
      box-shadow: inset 0 0 0 1.5px #fff3d473, inset 3px 3px 10px #ecd39659, -24px 30px 70px #0b0703a6;
      transform: perspective(1900px) rotateY(-9deg) rotate(3deg); }
    .glass { gap: 13px; background: #f6efdf; color: #221807; line-height: 1.3; }
    .bot { display: flex; align-items: center; gap: 10px; margin: 4px -18px 2px; padding: 0 18px 12px; border-bottom: 1px solid #2218071f; font-size: 17px; }
    .bot u { width: 36px; height: 36px; border-radius: 50%; background: linear-gradient(220deg, #d9bd7a, #6b5222); }
    .bot i { color: #7d6a42; font-size: 14px; }
    .message { display: grid; gap: 2px; width: 88%; padding: 12px 15px; border-radius: 5px 18px 18px; background: #fff; font-size: 15px; }
    .message b { font-size: 16.5px; }
    .message i { color: #6b5a35; font-size: 14px; }
    .steps { display: grid; gap: 7px; width: 88%; }
    .steps p { display: flex; align-items: center; gap: 10px; padding: 11px 15px; border-radius: 14px; background: #7d632f; color: #fff; font-size: 15.5px; }
    .steps svg { width: 19px; }
    .steps .done { background: #e3d3a9; color: #4b3a17; }
    .mine { justify-self: end; display: grid; gap: 8px; width: 68%; margin-left: auto; padding: 9px 9px 11px; border-radius: 18px 5px 18px 18px; background: #d9bd7a; font-size: 14px; text-align: end; }
    .write { margin-top: auto; padding: 12px 18px; border-radius: 22px; background: #fff; color: #8d7d5a; font-size: 15px; }
    .photos { display: flex; gap: 6px; }
    .photos u { flex: 1; height: 58px; border-radius: 10px; background: repeating-linear-gradient(#0000 0 8px, #22180733 8px 10px), linear-gradient(215deg, #fffdf6, #e8dab2); }
  `,
}
