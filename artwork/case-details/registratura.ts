import { type CasePicture, each, inBoth } from '../case-covers/cover'
import { hues, limb, sky } from './light'

const { rose } = hues

/** What eight in the morning was: eleven lines lit, two of them answered. */
const lines: CasePicture = {
  name: 'health-registratura-lines',
  scene: `${sky(rose, [250, 190])}${limb(rose, [400, 1760], 1290, '#2a1019')}`,
  screens: inBoth(
    { en: '11 calls', uk: '11 дзвінків' },
    (calls) =>
      `<div class="desk"><div class="lcd"><b class="display">08:00</b><p>${calls}</p></div><div class="lamps">${each(Array.from({ length: 12 }), (_, index) => `<u class="${index < 2 ? 'taken' : index < 11 ? 'lit' : ''}"></u>`)}</div></div>`,
  ),
  css: `
    .desk { position: absolute; left: 150px; top: 58px; display: grid; align-content: start; gap: 34px; width: 610px; height: 560px; padding: 44px; border-radius: 54px; background: linear-gradient(120deg, #b8607e, #4a1d30 46%, #1c0c14); box-shadow: inset 1.5px 1.5px #ffe3ea99, inset 14px 14px 50px #f7a6ba40, 26px 34px 80px #0d0509b3; transform: perspective(1800px) rotateX(14deg) rotateZ(-2deg); }
    .lcd { display: flex; align-items: baseline; justify-content: space-between; padding: 26px 32px; border-radius: 26px; background: linear-gradient(160deg, #ffe3ea, #f4b9c8); color: #3a1322; } .lcd b { font-size: 52px; } .lcd p { font-size: 40px; font-weight: 700; white-space: nowrap; }
    .lamps { display: grid; grid-template-columns: repeat(4, 1fr); gap: 22px; } .lamps u { height: 88px; border-radius: 26px; background: #ffe3ea14; box-shadow: inset 0 0 0 1.5px #ffe3ea33; }
    .lamps .lit { background: radial-gradient(circle, #fff 4%, #ffc2d0 16%, #e0657f 60%, #94415f); box-shadow: 0 0 44px #f7a6ba8c; } .lamps .taken { background: #ffe3ea; }
  `,
}

/** What a reminder is: where and when, never what for, and a way to say that one will not come. */
const reminder: CasePicture = {
  name: 'health-registratura-reminder',
  scene: `${sky(rose, [690, 180])}<circle cx="690" cy="180" r="190" fill="${rose.light}" opacity=".1"/><circle cx="690" cy="180" r="120" fill="none" stroke="${rose.light}" stroke-opacity=".9" stroke-width="3"/>
    <g stroke="${rose.light}" stroke-width="6" stroke-linecap="round"><path d="M690 180 654 104"/><path d="M690 180 744 148"/></g><g stroke="${rose.light}" stroke-opacity=".7" stroke-width="3"><path d="M690 72v14M690 274v14M582 180h14M784 180h14"/></g>${limb(rose, [640, 1780], 1330, '#2a1019')}`,
  screens: inBoth(
    {
      en: ['Tomorrow, 09:20', 'Antakalnis, room 12', ['I’ll be there', 'Move', 'Cancel']],
      uk: ['Завтра, 09:20', 'Антакальніс, каб. 12', ['Прийду', 'Перенести', 'Скасувати']],
    } as const,
    ([when, where, ways]) =>
      `<div class="phone"><div class="glass"><p class="when display">${when}</p><p class="where">${where}</p>${each(ways, (way, index) => `<p class="way ${index ? '' : 'first'}">${way}</p>`)}</div></div>`,
  ),
  css: `
    .phone { left: 80px; top: 46px; width: 500px; height: 640px; padding: 14px; border-radius: 64px; background: #0d0509; box-shadow: inset 0 0 0 2px #ffe3ea73, 26px 30px 70px #0d0509b3; transform: perspective(1900px) rotateY(9deg) rotate(-2deg); }
    .glass { gap: 18px; padding: 44px 34px; border-radius: 51px; background: linear-gradient(160deg, #fff, #ffe9ee); color: #2a1019; }
    .when { font-size: 38px; line-height: 1.15; white-space: nowrap; } .where { margin-bottom: 10px; color: #94415f; font-size: 36px; font-weight: 600; white-space: nowrap; }
    .way { padding: 22px 0; border-radius: 34px; background: #fbdfe6; font-size: 38px; font-weight: 700; text-align: center; } .first { background: #94415f; color: #fff; }
  `,
}

export const registraturaDetails = [lines, reminder]
