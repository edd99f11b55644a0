import { type CasePicture, each, inBoth } from '../case-covers/cover'
import { hues, sky } from './light'

const { ice } = hues

/** What the archive was: folders named after people who left. */
const folders: CasePicture = {
  name: 'dovidnyk-folders',
  scene: sky(ice, [760, 60]),
  screens: inBoth(
    {
      en: ['Melnyk, 2009', 'Court, misc. 2', 'Old, don’t delete', 'New folder (3)'],
      uk: ['Мельник, 2009', 'Суд, різне 2', 'Старе, не чіпати', 'Нова папка (3)'],
    },
    (names) => each(names, (name) => `<div class="folder"><b>${name}</b><u></u></div>`),
  ),
  css: `
    .folder { position: absolute; left: 60px; width: 780px; height: 420px; transform: perspective(1800px) rotateX(-12deg); }
    .folder b { position: absolute; z-index: 1; height: 78px; padding: 17px 34px; border-radius: 20px 20px 0 0; font-size: 35px; line-height: 1.25; white-space: nowrap; background: inherit; }
    .folder u { position: absolute; inset: 76px 0 0; border-radius: 22px; box-shadow: inset 0 2px #f2fcff8c, 0 -20px 50px #04101880; }
    .folder:nth-of-type(1) { top: 52px; color: #bfeaf7; } .folder:nth-of-type(2) { top: 164px; color: #d8f5ff; } .folder:nth-of-type(3) { top: 276px; color: #06202c; } .folder:nth-of-type(4) { top: 388px; color: #06202c; }
    .folder:nth-of-type(1) :is(b, u) { background: linear-gradient(200deg, #1e5a72, #0c2f42); } .folder:nth-of-type(2) :is(b, u) { background: linear-gradient(200deg, #2f7f9b, #123f55); }
    .folder:nth-of-type(3) :is(b, u) { background: linear-gradient(200deg, #8fcfe2, #33728b); } .folder:nth-of-type(4) :is(b, u) { background: linear-gradient(200deg, #f2fcff, #8cc9dc); }
    .folder:nth-of-type(1) b { left: 40px; } .folder:nth-of-type(2) b { right: 60px; } .folder:nth-of-type(3) b { left: 120px; } .folder:nth-of-type(4) b { right: 90px; }
  `,
}

const lines = each([0, 1, 2, 3, 4, 5, 6, 7], (index) => `M34 ${62 + index * 38}h${[196, 182, 214, 150][index % 4]}`)
const page = (x: number, y: number, turn: number, shade: number, mark: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="282" height="380" rx="10" fill="url(#page)"/><rect x="22" y="${mark}" width="238" height="70" rx="8" fill="#8fddf2" opacity=".75"/><path d="${lines}" stroke="#0e3a4e" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/><rect width="282" height="380" rx="10" fill="${ice.night}" opacity="${shade}"/></g>`

/** What it says when the pages have no answer, and the pages that come nearest. */
const refusal: CasePicture = {
  name: 'dovidnyk-refusal',
  scene: `${sky(ice, [640, 150])}<defs><linearGradient id="page" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2fcff"/><stop offset=".5" stop-color="#a9dbea"/><stop offset="1" stop-color="#245d75"/></linearGradient></defs>
    ${page(300, 84, -10, 0.62, 196)}${page(440, 44, 1, 0.34, 120)}${page(604, 52, 11, 0, 158)}
    <path d="M60 130c70-76 190-90 300-60" fill="none" stroke="${ice.light}" stroke-opacity=".6" stroke-width="3" stroke-dasharray=".1 12" stroke-linecap="round"/>`,
  screens: inBoth(
    { en: ['I don’t know.', 'The three closest pages are open'], uk: ['Не знаю.', 'Відкрито три найближчі сторінки'] },
    ([answer, pages]) => `<div class="answer"><b class="display">${answer}</b><p>${pages}</p></div>`,
  ),
  css: `
    .answer { position: absolute; left: 48px; bottom: 48px; width: 660px; padding: 38px 42px 42px; border-radius: 36px 36px 36px 10px; color: #eaf9ff; background: linear-gradient(160deg, #16465d, #08202e 70%); box-shadow: inset 0 0 0 1.5px #d8f5ff47, 0 30px 80px #041018b3; transform: perspective(2200px) rotateY(5deg); }
    .answer b { font-size: 64px; line-height: 1.1; } .answer p { margin-top: 18px; color: #bfeaf7; font-size: 34px; white-space: nowrap; }
  `,
}

export const dovidnykDetails = [folders, refusal]
