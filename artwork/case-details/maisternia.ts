import { type CasePicture, each, inBoth } from '../case-covers/cover'
import { hues, limb, sky } from './light'

const { iris } = hues

const tick = '<path d="M4 18l10 10L32 6" fill="none" stroke="#5a47d6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
const circle = '<circle cx="18" cy="18" r="11" fill="none" stroke="#8f86b8" stroke-width="4" stroke-dasharray="5 6"/>'
const marks = [tick, circle, tick, circle]

/** What the service was: two founders, a list of a day's requests, who has answered. */
const list: CasePicture = {
  name: 'maisternia-list',
  scene: `${sky(iris, [700, 120])}${limb(iris, [760, 1650], 1150, '#150f38')}
    <defs><linearGradient id="leather"><stop offset="0" stop-color="#2a1f6b"/><stop offset=".6" stop-color="#7d6be0"/><stop offset="1" stop-color="#e6e0ff"/></linearGradient></defs>
    <g transform="translate(596 216)"><path d="M40 0h104c4 84 18 118 70 138 40 16 56 34 56 66v20H24c4-84-2-150 16-224z" fill="url(#leather)"/><path d="M14 224h262v22q-70 12-120 0v16H14z" fill="#0a0718"/><path d="M36 34h110M34 62h116" stroke="#0a0718" stroke-opacity=".35" stroke-width="4"/>
      <g stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"><path d="M142 84l-30 12M154 110l-30 14M172 132l-26 18"/></g><path d="M206 214c22 4 44 4 62-2" stroke="#0a0718" stroke-width="7" fill="none"/></g>`,
  screens: inBoth(
    {
      en: ['Tue, 30 requests', 'Boot, sole', 'Watch, glass', 'Bike, wheel', 'Jacket, zipper'],
      uk: ['Вт, 30 заявок', 'Черевик', 'Годинник', 'Велосипед', 'Куртка'],
    },
    ([head, ...rows]) =>
      `<div class="sheet"><p class="display">${head}</p>${each(rows, (row, index) => `<p class="line"><b>${row}</b><svg viewBox="0 0 36 36">${marks[index]}</svg></p>`)}</div>`,
  ),
  css: `
    .sheet { position: absolute; left: 70px; top: 42px; width: 500px; height: 580px; padding: 40px 42px; border-radius: 14px; color: #1b1440; background: linear-gradient(240deg, #fff, #d3caff); box-shadow: -24px 30px 70px #0a0718a6; transform: perspective(1900px) rotateY(8deg) rotate(-3deg); }
    .sheet .display { margin-bottom: 14px; font-size: 36px; } .line { display: flex; align-items: center; justify-content: space-between; height: 92px; border-bottom: 2px solid #b3a6ff; font-size: 37px; } .line svg { width: 46px; }
  `,
}

/** What a workshop sees: a request fills the screen, two sliders, three days. */
const request: CasePicture = {
  name: 'maisternia-request',
  scene: `${sky(iris, [180, 170])}${limb(iris, [240, 1720], 1260, '#150f38')}<circle cx="180" cy="170" r="150" fill="${iris.light}" opacity=".1"/><circle cx="180" cy="170" r="60" fill="${iris.light}" opacity=".9"/>
    <defs><linearGradient id="steel"><stop offset="0" stop-color="#f1edff"/><stop offset=".5" stop-color="#a99aff"/><stop offset="1" stop-color="#3b2f8f"/></linearGradient></defs>
    <g transform="translate(96 516) rotate(-38)"><path d="M0-26h250c12-44 58-66 104-52l-44 52 12 40 42 6 46-50c12 54-20 100-74 104-40 4-70-16-84-48H0q-26 0-26-26t26-26z" fill="url(#steel)" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><circle cx="4" cy="0" r="12" fill="#150f38"/></g>`,
  screens: inBoth(
    {
      en: ['The front wheel wobbles', '₴400–600', ['Today', 'Tomorrow'], 'Answer'],
      uk: ['Переднє колесо «вісімкою»', '400–600&nbsp;₴', ['Сьогодні', 'Завтра'], 'Відповісти'],
    } as const,
    ([
      what,
      range,
      days,
      send,
    ]) => `<div class="phone"><div class="glass"><p class="what display">${what}</p><p class="range">${range}</p><p class="slide"><u></u><s></s><s></s></p>
      <p class="days">${each(days, (day, index) => `<b class="${index ? '' : 'on'}">${day}</b>`)}</p><p class="send">${send}</p></div></div>`,
  ),
  css: `
    .phone { right: 70px; top: 34px; width: 460px; height: 640px; padding: 14px; border-radius: 62px; background: #0a0718; box-shadow: inset 0 0 0 2px #e6e0ff73, -26px 30px 70px #0a0718b3; transform: perspective(1900px) rotateY(-10deg) rotate(2.5deg); }
    .glass { padding: 40px 32px; border-radius: 49px; background: #f7f5ff; color: #150f38; }
    .what { font-size: 36px; line-height: 1.18; } .range { margin-top: 22px; font-size: 46px; font-weight: 700; }
    .slide { position: relative; height: 48px; margin-top: 12px; } .slide u { position: absolute; inset: 20px 0; border-radius: 4px; background: linear-gradient(90deg, #d3caff 22%, #5a47d6 0 64%, #d3caff 0); } .slide s { position: absolute; left: 17%; top: 2px; width: 44px; height: 44px; border-radius: 50%; background: #5a47d6; box-shadow: inset 0 0 0 5px #fff, 0 6px 16px #150f3859; } .slide s + s { left: 58%; }
    .days { display: flex; gap: 14px; margin-top: 26px; } .days b { flex: 1; padding: 18px 0; border-radius: 24px; background: #e6e0ff; font-size: 32px; text-align: center; } .days .on { background: #150f38; color: #fff; }
    .send { margin-top: 22px; padding: 22px 0; border-radius: 34px; background: #5a47d6; color: #fff; font-size: 36px; font-weight: 700; text-align: center; }
  `,
}

export const maisterniaDetails = [list, request]
