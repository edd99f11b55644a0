// What a client of a service gets, a drawing each, on one sheet under views of their names: `components/services/manifest.ts`.
const size = { width: 160, height: 112 }

const sheet = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="url(#p)"/>`
/** A sheet with another behind it. */
const papers = `<path d="M58 12h58a5 5 0 0 1 5 5v74" stroke-opacity=".4"/>${sheet(40, 20, 72, 82)}`
const quiet = (d: string) => `<path d="${d}" stroke-opacity=".6"/>`
const good = (d: string) => `<path d="${d}" stroke="#7cf5d6"/>`
const dot = (x: number, y: number, r = 3) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f4f7ff" stroke="none"/>`
const ring = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#b)"/>`
const screen = `${sheet(22, 16, 116, 80)}<path d="M22 32h116"/><circle cx="32" cy="24" r="2"/><circle cx="40" cy="24" r="2"/><circle cx="48" cy="24" r="2"/>`
const phone = `<rect x="58" y="8" width="46" height="96" rx="9" fill="url(#b)"/><path d="M74 15h14" stroke-opacity=".6"/>`

/** Each with its left edge, which stands under that of its words. */
const drawings: Readonly<Record<string, readonly [left: number, drawing: string]>> = {
  scorecard: [
    38,
    `${papers}${quiet('M52 36h20M52 52h14M52 68h18M52 84h12')}<g stroke="none" fill="#5aa2ff"><rect x="80" y="33" width="24" height="6" rx="3"/><rect x="80" y="49" width="16" height="6" rx="3"/><rect x="80" y="81" width="8" height="6" rx="3"/></g><rect x="80" y="65" width="20" height="6" rx="3" fill="#7cf5d6" stroke="none"/>`,
  ],
  data: [
    28,
    `<path d="M30 30v52c0 8 18 12 36 12s36-4 36-12V30" fill="url(#b)"/><ellipse cx="66" cy="30" rx="36" ry="12" fill="url(#p)"/>${quiet('M30 48c0 8 18 12 36 12s36-4 36-12M30 65c0 8 18 12 36 12s36-4 36-12')}<circle cx="112" cy="66" r="20" fill="#0b2253"/>${good('M103 66h18M103 59h11M103 73h14')}<path d="m126 81 13 14" stroke-width="3"/>`,
  ],
  tests: [
    38,
    `${papers}${good('m51 37 4 4 7-9M51 57l4 4 7-9')}<path d="m51 75 9 9m0-9-9 9" stroke="#ff6b57"/>${quiet('M72 36h30M72 42h18M72 56h26M72 62h30M72 77h28M72 83h14')}`,
  ],
  answer: [
    21,
    `<path d="M30 18h72a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H52L40 65V54H30a7 7 0 0 1-7-7V25a7 7 0 0 1 7-7z" fill="url(#b)"/>${quiet('M36 31h58M36 41h36')}<rect x="62" y="66" width="76" height="34" rx="7" fill="url(#p)"/>${good('M74 78h34M74 88h22')}<circle cx="126" cy="83" r="6" stroke="#7cf5d6"/>`,
  ],
  product: [
    20,
    `${screen}<rect x="30" y="40" width="26" height="48" rx="3" stroke-opacity=".7"/>${quiet('M36 50h14M36 58h10M36 66h12M66 84h62')}<rect x="66" y="40" width="62" height="34" rx="3"/>${good('M72 64c8 0 10-14 18-12s10 8 16 2 12-6 18-8')}`,
  ],
  watch: [
    28,
    `<path d="M30 84a50 50 0 0 1 100 0" fill="url(#b)"/><path d="M30 84h100"/><path d="M42 84a38 38 0 0 1 60-31" stroke="#7cf5d6" stroke-width="4"/><path d="m80 84 24-30" stroke-width="2"/>${dot(80, 84, 5)}${quiet('M44 98h72')}`,
  ],
  map: [
    14,
    `<path d="M36 34h30m20 0h38M76 44v24m0 10H40m36 0h44" stroke-opacity=".7"/>${ring(28, 34, 10)}${ring(76, 34, 10)}<rect x="114" y="25" width="24" height="18" rx="4" fill="url(#p)"/>${ring(76, 78, 10)}<rect x="16" y="69" width="24" height="18" rx="4" fill="url(#p)"/>${ring(128, 78, 10)}${good('m71 78 4 4 7-8')}<path d="M124 43v25" stroke="#ff6b57" stroke-dasharray="3 4"/>`,
  ],
  memo: [
    16,
    `<path d="M80 22v72M58 96h44"/><path d="M36 40 124 28" stroke-width="2"/>${dot(80, 34, 4)}<path d="M36 40 22 66m14-26 14 26m74-38-14 26m14-26 14 26" stroke-opacity=".6"/><path d="M18 66h36a18 11 0 0 1-36 0z" fill="url(#b)" stroke="#7cf5d6"/><path d="M106 54h36a18 11 0 0 1-36 0z" fill="url(#p)"/>`,
  ],
  tool: [
    20,
    `${screen}${quiet('M32 46h96M32 60h96M32 74h96M62 38v52M98 38v52')}<g stroke="none"><rect x="66" y="49" width="28" height="8" rx="2" fill="#5aa2ff"/><rect x="102" y="63" width="22" height="8" rx="2" fill="#7cf5d6"/><rect x="36" y="77" width="18" height="8" rx="2" fill="#5aa2ff" fill-opacity=".6"/></g>`,
  ],
  link: [
    12,
    `<rect x="14" y="30" width="46" height="52" rx="6" fill="url(#b)"/><rect x="100" y="30" width="46" height="52" rx="6" fill="url(#p)"/>${quiet('M24 44h26M24 54h18M110 44h26M110 54h20')}<path d="M64 48h28m-8-6 8 6-8 6" stroke="#7cf5d6"/><path d="M96 66H68m8-6-8 6 8 6"/>`,
  ],
  training: [
    22,
    `${sheet(24, 18, 84, 60)}${quiet('M36 32h40M36 44h54M36 56h32')}<circle cx="112" cy="62" r="13" fill="url(#b)"/><path d="M90 102c0-14 10-22 22-22s22 8 22 22" fill="url(#b)"/>${good('M36 68h20')}`,
  ],
  folder: [
    18,
    `<path d="M20 36a6 6 0 0 1 6-6h28l8 10h72a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z" fill="url(#p)"/><path d="M20 52h120" stroke-opacity=".5"/><circle cx="66" cy="74" r="8" stroke="#7cf5d6"/><path d="M74 74h26m-8 0v7m8-7v9" stroke="#7cf5d6"/><path d="M40 24h52l6 6" stroke-opacity=".4"/>`,
  ],
  prototype: [
    24,
    `${phone}${quiet('M66 32h30M66 40h20M66 86h30')}<rect x="66" y="52" width="30" height="20" rx="4" stroke="#5aa2ff"/><path d="m90 66 6 22 5-9 10-2z" fill="#f4f7ff" stroke="#0b1533"/><path d="M32 30h14M26 44h20M34 58h12" stroke-opacity=".35"/>`,
  ],
  recordings: [
    18,
    `<rect x="20" y="22" width="120" height="68" rx="8" fill="url(#p)"/><path d="M34 42v-6m8 12V30m8 22V26m8 18V34m8 14V30m8 10v-4m8 12V30m8 24V24m8 18V36m8 10V32m8 8v-2" stroke="#7cf5d6" stroke-width="2"/><path d="M34 74h92" stroke-opacity=".4"/><path d="M34 74h40" stroke="#5aa2ff" stroke-width="2.5"/>${dot(74, 74, 4)}`,
  ],
  log: [
    38,
    `${papers}<path d="M52 40h14m-14 22h14m-14 22h14" stroke="#5aa2ff" stroke-width="2"/>${quiet('M72 36h30M72 44h22M72 58h26M72 66h30M72 80h18')}${good('m92 83 4 4 8-10')}`,
  ],
  range: [
    18,
    `<path d="M20 86q60-16 120 0" /><path d="M38 82C54 82 60 36 78 36s26 45 44 46q-44-8-84 0z" fill="url(#b)" stroke="#5aa2ff"/><path d="M48 74v14m60-12v12" />${dot(78, 77, 5)}${quiet('M40 100h16M70 100h16M100 100h16')}`,
  ],
  unknown: [
    38,
    `${papers}<path d="M52 38h4m6 0h40M52 56h4m6 0h30M52 74h4m6 0h36" stroke-opacity=".6" stroke-dasharray="5 5"/><circle cx="108" cy="82" r="20" fill="#0b2253" stroke="#5aa2ff"/><path d="M102 77a6 6 0 1 1 8 6q-2 1-2 4" stroke="#5aa2ff" stroke-width="2"/><circle cx="108" cy="93" r="1.5" fill="#5aa2ff" stroke="none"/>`,
  ],
  owner: [
    42,
    `${sheet(44, 10, 72, 92)}<path d="M56 26h36" stroke-width="3"/>${quiet('M56 38h48M56 46h40')}<rect x="56" y="56" width="20" height="16" rx="3" stroke="#ff6b57"/><rect x="82" y="56" width="22" height="16" rx="3" stroke="#7cf5d6"/>${quiet('M56 84h48M56 92h28')}`,
  ],
  report: [
    38,
    `${papers}<g stroke="none"><circle cx="54" cy="38" r="4" fill="#ff6b57"/><circle cx="54" cy="56" r="4" fill="#ff6b57"/><circle cx="54" cy="74" r="4" fill="#f4f7ff"/><circle cx="54" cy="90" r="4" fill="#a9b6d6"/></g>${quiet('M66 38h36M66 56h28M66 74h34M66 90h20')}`,
  ],
  repairs: [
    26,
    `${quiet('M28 24v68M28 92h108')}<g stroke="none" fill="url(#r)"><rect x="36" y="30" width="40" height="10" rx="5"/><rect x="48" y="50" width="58" height="10" rx="5"/><rect x="74" y="70" width="56" height="10" rx="5"/></g><path d="M54 27v16m20 4v16m26 4v16" stroke-width="2.5"/>`,
  ],
  setup: [
    18,
    `${sheet(20, 18, 120, 76)}<path d="m34 38 10 8-10 8" stroke="#7cf5d6" stroke-width="2"/><path d="M52 54h24"/>${quiet('M34 68h60M34 80h42')}${good('m112 74 6 6 10-12')}`,
  ],
  call: [
    15,
    `<rect x="72" y="44" width="71" height="38" rx="7" fill="url(#p)"/><path d="M118 82l12 12V82"/><path d="M24 20h62a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H48L36 70V58H24a7 7 0 0 1-7-7V27a7 7 0 0 1 7-7z" fill="#16387f"/>${quiet('M30 34h48M30 44h32M90 72h38')}${good('M104 60h26')}`,
  ],
  scope: [
    38,
    `${papers}${quiet('M52 36h26M52 50h20M52 64h28M52 78h16')}<path d="M90 36h12M94 50h8M88 64h14" stroke="#5aa2ff" stroke-width="2"/><path d="M88 78h14" stroke-dasharray="3 4" stroke-opacity=".7"/><path d="M52 92h50" />`,
  ],
  servers: [
    26,
    `<rect x="28" y="16" width="104" height="24" rx="5" fill="url(#p)"/><rect x="28" y="46" width="104" height="24" rx="5" fill="url(#b)"/><rect x="28" y="76" width="104" height="24" rx="5" fill="url(#p)"/>${quiet('M42 28h40M42 58h40M42 88h40')}<g fill="#7cf5d6" stroke="none"><circle cx="118" cy="28" r="3"/><circle cx="118" cy="58" r="3"/><circle cx="118" cy="88" r="3"/></g><path d="M100 28h8m-8 30h8m-8 30h8"/>`,
  ],
  checked: [
    38,
    `${papers}${good('m51 37 4 4 7-9M51 57l4 4 7-9')}${quiet('M72 38h30M72 58h24')}<path d="M52 92a24 24 0 0 1 48 0" /><path d="m76 92 12-14" stroke="#7cf5d6" stroke-width="2"/>`,
  ],
  panel: [
    20,
    `${screen}${quiet('M34 46h28M34 58h20M34 70h24M34 82h16')}<rect x="74" y="42" width="54" height="10" rx="5"/><rect x="74" y="60" width="54" height="10" rx="5"/>${dot(122, 47, 3.5)}<circle cx="80" cy="65" r="3.5" fill="#7cf5d6" stroke="none"/><rect x="98" y="78" width="30" height="11" rx="5.5" fill="#5aa2ff" stroke="none"/>`,
  ],
  notes: [
    22,
    `<path d="M80 30c-14-10-34-12-56-8v66c22-4 42-2 56 8 14-10 34-12 56-8V22c-22-4-42-2-56 8z" fill="url(#p)"/><path d="M80 30v66"/>${quiet('M36 38c12-1 22 0 32 5M36 52c12-1 22 0 32 5M36 66c12-1 22 0 32 5M92 43c10-5 20-6 32-5M92 57c10-5 20-6 32-5')}<path d="M92 71c10-5 20-6 32-5" stroke="#7cf5d6"/>`,
  ],
}

const defs =
  '<defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#3b72cf" stop-opacity=".62"/><stop offset="1" stop-color="#0b2253" stop-opacity=".6"/></linearGradient><linearGradient id="p" x2="1" y2="1"><stop stop-color="#3e78d6" stop-opacity=".5"/><stop offset="1" stop-color="#0f2c68" stop-opacity=".3"/></linearGradient><linearGradient id="r"><stop stop-color="#5aa2ff" stop-opacity=".3"/><stop offset=".4" stop-color="#bbd7ff"/><stop offset="1" stop-color="#5aa2ff" stop-opacity=".3"/></linearGradient></defs>'

export function drawManifest(): Map<string, string> {
  const parts = Object.entries(drawings).map(([name, [left, drawing]], index) => {
    const top = index * size.height
    return `<view id="${name}" viewBox="${left} ${top} ${size.width} ${size.height}"/><g transform="translate(0 ${top})">${drawing}</g>`
  })
  const height = size.height * parts.length
  const line = 'fill="none" stroke="#cfe0ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
  // Without a size of its own it has that of the view.
  const box = `0 0 ${size.width} ${height}`
  return new Map([['manifest.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${line}>${defs}${parts.join('')}</svg>\n`]])
}
