import { light, line, svgFile } from './svg'

/** A cup from above as a planet with its moons: coffee, a ring of foam, a bean, a sugar cube and a drop of milk in orbit. */
const cup = `<defs>
  ${light({
    id: 'glow',
    at: [0.5, 0.5],
    radius: 0.5,
    stops: [
      [0, '#2e6cd4', 0.6],
      [0.75, '#2e6cd4', 0.34],
      [1, '#2e6cd4', 0],
    ],
  })}
  ${line({
    id: 'saucer',
    from: [0.1, 0.05],
    to: [0.9, 0.95],
    stops: [
      [0, '#3a68bd'],
      [0.35, '#14306f'],
      [1, '#050f26'],
    ],
  })}
  ${line({
    id: 'china',
    from: [0.12, 0.08],
    to: [0.9, 0.92],
    stops: [
      [0, '#ffffff'],
      [0.35, '#c9d8f4'],
      [0.7, '#5c7fbf'],
      [1, '#1a3470'],
    ],
  })}
  ${line({
    id: 'rim',
    from: [0.1, 0.05],
    to: [0.8, 0.85],
    stops: [
      [0, '#ffffff', 0.95],
      [0.5, '#9cc6ff', 0.2],
      [1, '#9cc6ff', 0],
    ],
  })}
  ${light({
    id: 'coffee',
    at: [0.36, 0.32],
    radius: 0.78,
    stops: [
      [0, '#c98a52'],
      [0.45, '#8a4d24'],
      [0.8, '#4a240f'],
      [1, '#2a1308'],
    ],
  })}
  ${line({
    id: 'foam',
    from: [0, 0],
    to: [1, 1],
    stops: [
      [0, '#fff6e8'],
      [1, '#d9a877'],
    ],
  })}
  ${line({
    id: 'bean',
    from: [0, 0],
    to: [1, 1],
    stops: [
      [0, '#d99a63'],
      [1, '#3a1b0a'],
    ],
  })}
  <clipPath id="front"><path d="M120 300 440 176V460H120z"/></clipPath>
</defs>
<circle cx="280" cy="284" r="276" fill="url(#glow)"/>
<g fill="none" stroke="#f4f7ff" stroke-linecap="round">
  <circle cx="280" cy="284" r="262" stroke-opacity=".42" stroke-width="2" stroke-dasharray=".1 11"/>
</g>
<circle cx="280" cy="284" r="222" fill="url(#saucer)"/><circle cx="280" cy="284" r="221" fill="none" stroke="url(#rim)" stroke-width="2"/>
<circle cx="280" cy="284" r="172" fill="#050f26" fill-opacity=".45"/>
<circle cx="290" cy="296" r="160" fill="#030a1a" fill-opacity=".6"/>
<g transform="rotate(38 280 284)"><rect x="400" y="262" width="96" height="44" rx="22" fill="url(#china)"/>
  <rect x="424" y="276" width="52" height="16" rx="8" fill="#0b2150"/></g>
<circle cx="280" cy="284" r="152" fill="url(#china)"/><circle cx="280" cy="284" r="151" fill="none" stroke="#fff" stroke-opacity=".7"/>
<circle cx="280" cy="284" r="132" fill="#1d0d05"/><circle cx="281" cy="286" r="130" fill="url(#coffee)"/>
<path d="M168 236a122 122 0 0 1 136-70" fill="none" stroke="#f0bd88" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>
<g fill="none" stroke="url(#foam)" stroke-linecap="round">
  <ellipse cx="280" cy="288" rx="88" ry="25" stroke-width="9" stroke-opacity=".55" transform="rotate(-21 280 288)"/>
</g>
<circle cx="280" cy="288" r="42" fill="url(#foam)"/>
<path d="M246 268a42 42 0 0 1 40-22" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".8" stroke-linecap="round"/>
<g clip-path="url(#front)"><ellipse cx="280" cy="288" rx="88" ry="25" fill="none" stroke="url(#foam)" stroke-width="9" transform="rotate(-21 280 288)"/></g>
<g transform="translate(66 132) rotate(-34)"><ellipse rx="25" ry="17" fill="url(#bean)"/><path d="M-23 2C-10-8 6 10 23-1" fill="none" stroke="#1d0d05" stroke-width="3" stroke-linecap="round"/></g>
<g transform="translate(476 108)"><path d="m0-19 19 9v20L0 19l-19-9v-20z" fill="#c9d8f4"/><path d="m0-19 19 9-19 9-19-9z" fill="#fff"/><path d="M0-1v20l19-9v-20z" fill="#5c7fbf"/></g>
<g transform="translate(150 511)"><path d="M0-17C9-5 13 1 13 8a13 13 0 0 1-26 0c0-7 4-13 13-25z" fill="#f4f7ff"/><path d="M-6 8a7 7 0 0 0 5 7" fill="none" stroke="#5aa2ff" stroke-width="2.5" stroke-linecap="round"/></g>
<g transform="translate(519 390)" fill="#f4f7ff"><circle r="5"/><circle r="13" fill-opacity=".14"/></g>`

const digits = {
  three: 'M-9-17H9L-2-3a10.5 10.5 0 1 1-8 16',
  four: 'M6 17V-17L-12 7H13',
  five: 'M9-17H-7L-9-2a10.5 10.5 0 1 1-1 14',
} as const

/** From the old versions to the fifth: three bodies on one climbing flight, and two other systems that join it. */
const versions = `<defs>
  ${light({
    id: 'glow',
    at: [0.5, 0.5],
    radius: 0.5,
    stops: [
      [0, '#2e6cd4', 0.9],
      [0.55, '#2e6cd4', 0.5],
      [1, '#2e6cd4', 0],
    ],
  })}
  ${light({
    id: 'day',
    at: [0.3, 0.26],
    radius: 0.82,
    stops: [
      [0, '#dcebff'],
      [0.22, '#6faeff'],
      [0.55, '#1b50ac'],
      [1, '#071532'],
    ],
  })}
  ${light({
    id: 'dusk',
    at: [0.3, 0.26],
    radius: 0.82,
    stops: [
      [0, '#8db4ee'],
      [0.4, '#2a559f'],
      [1, '#071532'],
    ],
  })}
  ${light({
    id: 'night',
    at: [0.3, 0.26],
    radius: 0.82,
    stops: [
      [0, '#5f7fb8'],
      [0.5, '#1a3470'],
      [1, '#060f26'],
    ],
  })}
  ${line({
    id: 'ring',
    stops: [
      [0, '#f4f7ff', 0.1],
      [0.5, '#f4f7ff', 0.7],
      [1, '#f4f7ff', 0.2],
    ],
  })}
  <clipPath id="front"><path d="M150 260 560 96V420H150z"/></clipPath>
</defs>
<circle cx="374" cy="190" r="186" fill="url(#glow)"/>
<g fill="none" stroke="#f4f7ff" stroke-linecap="round" stroke-width="2" stroke-dasharray=".1 11">
  <path d="M-10 556C40 540 66 500 84 462S120 380 178 362s98-40 122-84" stroke-opacity=".55"/>
  <path d="M262 552C300 500 330 440 350 318M474 540c-8-60-26-130-62-218" stroke-opacity=".34"/>
</g>
<g fill="none" stroke="url(#ring)" stroke-width="1.5"><ellipse cx="374" cy="190" rx="182" ry="44" transform="rotate(-21 374 190)" stroke-opacity=".5"/></g>
<circle cx="374" cy="190" r="112" fill="url(#day)"/><path d="M270 232a112 112 0 0 1 150-144" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>
<g clip-path="url(#front)"><ellipse cx="374" cy="190" rx="182" ry="44" transform="rotate(-21 374 190)" fill="none" stroke="url(#ring)" stroke-width="2"/></g>
<circle cx="178" cy="362" r="54" fill="url(#dusk)"/><path d="M128 382a54 54 0 0 1 72-70" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>
<circle cx="84" cy="462" r="36" fill="url(#night)"/><path d="M50 474a36 36 0 0 1 48-46" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>
<g fill="none" stroke="#f4f7ff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
  <path transform="translate(378 186) scale(2.3)" d="${digits.five}"/>
  <path transform="translate(180 362) scale(1.05)" d="${digits.four}" stroke-opacity=".9"/>
  <path transform="translate(86 462) scale(.7)" d="${digits.three}" stroke-opacity=".8"/>
</g>
<g transform="translate(252 552)" fill="#0e2a62" stroke="#cfe0ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="-26" y="-30" width="52" height="60" rx="7"/><path d="M-14-14h28M-14-2h20M-14 10h24" stroke-opacity=".6"/></g>
<g transform="translate(476 540)" fill="#0e2a62" stroke="#cfe0ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="-34" y="-24" width="30" height="22" rx="5"/><rect x="4" y="-24" width="30" height="22" rx="5"/><rect x="-15" y="8" width="30" height="22" rx="5"/><path d="M-19-2v6H0v4M19-2v6H0" fill="none" stroke-opacity=".6"/></g>
<g transform="translate(246 336) rotate(-38) scale(.8)"><path d="M22 0-12-8-6 0z" fill="#f4f7ff"/><path d="M22 0-12 8-6 0z" fill="#4c74be"/></g>`

export function drawLandings(): Map<string, string> {
  return new Map([
    ['landings/ai-barista.svg', svgFile(560, 560, cup)],
    ['landings/strapi.svg', svgFile(560, 600, versions)],
  ])
}
