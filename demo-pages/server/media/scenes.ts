/** Draws into a space 1000 wide and `tall` high; the same random numbers give the same picture. */
export type Scene = (random: () => number, tall: number) => string;

const GLAZES = ['#3f6f6a', '#b5573a', '#e6d3b8', '#6d8b74', '#c98b5a', '#5b4a63', '#d9b26a'];
const WALLS = ['#efe2d0', '#e5d6c3', '#d8dccf', '#ead6c6', '#dfe0d8'];
const CRUSTS = ['#9a5a2e', '#a9672f', '#8a4b26', '#b57a3e'];

/** Two or three loaves on a board before a wall. */
export function loaves(random: () => number, tall: number) {
  const table = tall * 0.7;
  const count = 2 + Math.floor(random() * 2);
  const bread = times(count, (index) => loaf(random, (1000 / (count + 1)) * (index + 1), table + 26, 175));
  return `${room(random, tall, table)}${box(90, table + 18, 820, 42, '#7b5132', 20)}${box(90, table + 18, 820, 14, '#94653f', 7)}${bread}`;
}

/** A wall of hand-painted tiles. */
export function tiles(random: () => number, tall: number) {
  const size = 125;
  const rows = Math.ceil(tall / size);
  const inks = pickSeveral(random, GLAZES, 3);
  return `${box(0, 0, 1000, tall, '#cdbfa9')}${times(rows * 8, (index) => tile((index % 8) * size, Math.floor(index / 8) * size, size, pick(random, inks), random))}`;
}

/** Bowls and jugs on two shelves. */
export function bowls(random: () => number, tall: number) {
  const shelves = [tall * 0.46, tall * 0.9];
  const wall = box(0, 0, 1000, tall, pick(random, WALLS));
  return `${wall}${shelves.map((height) => shelf(random, height, tall)).join('')}`;
}

/** The hills behind the house, early. */
export function hills(random: () => number, tall: number) {
  const sun = `<circle cx="${620 + random() * 200}" cy="${tall * 0.32}" r="78" fill="#f5d9a0"/>`;
  const layers = ['#c7b79f', '#a3a98c', '#7f9480', '#55766a', '#35544f'];
  return `${gradient('sky', ['#f3c9a0', '#f6e6d0'])}${box(0, 0, 1000, tall, 'url(#sky)')}${sun}${layers.map((color, index) => hill(random, tall * (0.4 + index * 0.12), tall, color)).join('')}`;
}

/** The mouth of the kiln with its fire. */
export function kiln(random: () => number, tall: number) {
  const courses = Math.ceil(tall / 62);
  const bricks = times(courses * 9, (index) => brick(random, index % 9, Math.floor(index / 9)));
  const base = tall * 0.92;
  return `${box(0, 0, 1000, tall, '#5a3226')}${bricks}${gradient('fire', ['#43160d', '#d4572a', '#ffd27a'])}${arch(310, base, '#3a1d15')}${arch(258, base, 'url(#fire)')}${times(5, (index) => flame(random, 330 + index * 85, base))}${box(0, base, 1000, tall - base, '#3b231c')}`;
}

/** Stalks of wheat against the evening. */
export function wheat(random: () => number, tall: number) {
  const stalks = times(26, (index) =>
    stalk(20 + index * 39 + random() * 20, tall, tall * (0.2 + random() * 0.35), random() * 80 - 40),
  );
  return `${gradient('dusk', ['#d9a679', '#f2dfc3'])}${box(0, 0, 1000, tall, 'url(#dusk)')}${hill(random, tall * 0.78, tall, '#b98d5c')}${stalks}`;
}

/** One tall jug with a few stalks in it. */
export function jug(random: () => number, tall: number) {
  const table = tall * 0.82;
  const stalks = times(7, (index) =>
    stalk(470 + index * 10, tall * 0.45, tall * (0.1 + random() * 0.14), (index - 3) * 70),
  );
  return `${room(random, tall, table)}${stalks}${vessel(500, table + 40, 330, tall * 0.4, pick(random, GLAZES))}${loaf(random, 800, table + 70, 110)}`;
}

/** Plates from above. */
export function plates(random: () => number, tall: number) {
  const places = [
    [330, tall * 0.34, 250],
    [730, tall * 0.6, 230],
    [270, tall * 0.8, 150],
    [760, tall * 0.2, 140],
  ] as const;
  return `${box(0, 0, 1000, tall, pick(random, WALLS))}${places.map(([x, y, radius]) => plate(random, x, y, radius)).join('')}`;
}

/** The long counter of the shop: bread on the left, pots on the right. */
export function counter(random: () => number, tall: number) {
  const table = tall * 0.78;
  const bread = times(3, (index) => loaf(random, 130 + index * 150, table + 8, 76));
  const pots = times(5, (index) =>
    vessel(580 + index * 90, table, 70, 70 + random() * 90, pick(random, GLAZES)),
  );
  return `${room(random, tall, table)}${box(60, tall * 0.3, 880, 9, '#8f6a4a')}${times(9, (index) => vessel(110 + index * 97, tall * 0.3, 52, 34 + random() * 44, pick(random, GLAZES)))}${bread}${pots}`;
}

function room(random: () => number, tall: number, table: number) {
  const light = `<path d="M0 ${tall * 0.1}L560 0H760L0 ${tall * 0.62}Z" fill="#fff" opacity=".22"/>`;
  return `${box(0, 0, 1000, tall, pick(random, WALLS))}${light}${box(0, table, 1000, tall - table, '#c9a27a')}${box(0, table, 1000, 8, '#dcb993')}`;
}

function loaf(random: () => number, x: number, base: number, half: number) {
  const height = half * (0.95 + random() * 0.25);
  const crust = pick(random, CRUSTS);
  const cuts = times(4, (index) =>
    cut(x - half * 0.5 + index * half * 0.34, base - height * 0.72, half * 0.3),
  );
  const body = `<path d="M${x - half} ${base}C${x - half * 1.12} ${base - height * 1.3} ${x + half * 1.12} ${base - height * 1.3} ${x + half} ${base}Z" fill="${crust}"/>`;
  const light = `<path d="M${x - half * 0.8} ${base - height * 0.45}C${x - half * 0.6} ${base - height * 1.05} ${x + half * 0.3} ${base - height * 1.05} ${x + half * 0.6} ${base - height * 0.7}C${x} ${base - height * 0.86} ${x - half * 0.5} ${base - height * 0.8} ${x - half * 0.8} ${base - height * 0.45}Z" fill="#e2ad6d" opacity=".55"/>`;
  return `<ellipse cx="${x}" cy="${base}" rx="${half * 1.1}" ry="${half * 0.1}" fill="#000" opacity=".16"/>${body}${light}${cuts}`;
}

function cut(x: number, y: number, length: number) {
  return `<path d="M${x} ${y + length}Q${x + length * 0.25} ${y + length * 0.2} ${x + length} ${y}" fill="none" stroke="#f2d9ae" stroke-width="${length * 0.2}" stroke-linecap="round"/>`;
}

function tile(x: number, y: number, size: number, ink: string, random: () => number) {
  const turn = Math.floor(random() * 4) * 90;
  const quarter = `<path d="M3 3H${size - 3}A${size - 6} ${size - 6} 0 0 1 3 ${size - 3}Z" fill="${ink}"/><path d="M3 3H${size * 0.5}A${size * 0.5 - 3} ${size * 0.5 - 3} 0 0 1 3 ${size * 0.5}Z" fill="#f4ead9"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})">${box(3, 3, size - 6, size - 6, '#f4ead9', 4)}${quarter}</g>`;
}

function shelf(random: () => number, height: number, tall: number) {
  const pots = times(5, (index) =>
    vessel(
      115 + index * 192,
      height,
      105 + random() * 55,
      tall * (0.1 + random() * 0.22),
      pick(random, GLAZES),
    ),
  );
  return `${pots}${box(0, height, 1000, 20, '#8f6a4a')}${box(0, height + 20, 1000, 16, '#000', 0, 0.12)}`;
}

/** A thrown pot: a belly, a neck as wide as the pot is low, and a band of raw clay at its foot. */
function vessel(x: number, base: number, width: number, height: number, glaze: string) {
  const half = width / 2;
  const neck = half * (height > width ? 0.5 : 0.92);
  const top = base - height;
  const outline = `M${x - half * 0.6} ${base}C${x - half * 1.25} ${base - height * 0.35} ${x - half} ${base - height * 0.6} ${x - neck} ${top}H${x + neck}C${x + half} ${base - height * 0.6} ${x + half * 1.25} ${base - height * 0.35} ${x + half * 0.6} ${base}Z`;
  const shine = `<path d="M${x - half * 0.62} ${base - height * 0.25}C${x - half * 0.82} ${base - height * 0.45} ${x - half * 0.7} ${base - height * 0.6} ${x - neck * 0.7} ${base - height * 0.9}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${width * 0.06}" stroke-linecap="round"/>`;
  return `<path d="${outline}" fill="${glaze}"/><path d="M${x - half * 0.6} ${base}L${x - half * 0.72} ${base - height * 0.1}H${x + half * 0.72}L${x + half * 0.6} ${base}Z" fill="#b98a66"/><ellipse cx="${x}" cy="${top}" rx="${neck}" ry="${neck * 0.16}" fill="#2b2320" opacity=".55"/>${shine}`;
}

function hill(random: () => number, height: number, tall: number, color: string) {
  const [first, second, third] = [0, 1, 2].map(() => height + (random() - 0.5) * tall * 0.16);
  return `<path d="M0 ${first}C250 ${Number(first) - tall * 0.12} 380 ${second} 560 ${second}S860 ${Number(third) - tall * 0.1} 1000 ${third}V${tall}H0Z" fill="${color}"/>`;
}

function brick(random: () => number, column: number, course: number) {
  const color = pick(random, ['#94513a', '#a45b40', '#87482f', '#b0684a']);
  return box(column * 130 - (course % 2) * 65, course * 62, 124, 56, color, 4);
}

function arch(half: number, base: number, fill: string) {
  return `<path d="M${500 - half} ${base}V${base - half * 0.75}A${half} ${half} 0 0 1 ${500 + half} ${base - half * 0.75}V${base}Z" fill="${fill}"/>`;
}

function flame(random: () => number, x: number, base: number) {
  const height = 110 + random() * 120;
  return `<path d="M${x - 36} ${base}C${x - 46} ${base - height * 0.5} ${x} ${base - height * 0.6} ${x + random() * 20} ${base - height}C${x + 30} ${base - height * 0.5} ${x + 46} ${base - height * 0.4} ${x + 36} ${base}Z" fill="#ffe9b8" opacity=".8"/>`;
}

function stalk(x: number, foot: number, top: number, lean: number) {
  const head = times(5, (index) => grain(x + lean, top + index * 22));
  return `<path d="M${x} ${foot}Q${x} ${top + 120} ${x + lean} ${top}" fill="none" stroke="#8a6534" stroke-width="5"/>${head}`;
}

function grain(x: number, y: number) {
  return `<ellipse cx="${x - 10}" cy="${y}" rx="7" ry="17" fill="#c58f3f" transform="rotate(-24 ${x - 10} ${y})"/><ellipse cx="${x + 10}" cy="${y}" rx="7" ry="17" fill="#a8742f" transform="rotate(24 ${x + 10} ${y})"/>`;
}

function plate(random: () => number, x: number, y: number, radius: number) {
  const glaze = pick(random, GLAZES);
  const speckles = times(24, () => speckle(random, x, y, radius * 0.9));
  return `<circle cx="${x + 10}" cy="${y + 14}" r="${radius}" fill="#000" opacity=".14"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#c9a27a"/><circle cx="${x}" cy="${y}" r="${radius * 0.965}" fill="${glaze}"/><circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="#fff" opacity=".14"/>${speckles}`;
}

function speckle(random: () => number, x: number, y: number, reach: number) {
  const angle = random() * Math.PI * 2;
  const distance = Math.sqrt(random()) * reach;
  return `<circle cx="${(x + Math.cos(angle) * distance).toFixed(1)}" cy="${(y + Math.sin(angle) * distance).toFixed(1)}" r="${(1.5 + random() * 3).toFixed(1)}" fill="#2b2320" opacity=".4"/>`;
}

function gradient(id: string, colors: readonly string[]) {
  const stops = colors.map(
    (color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

function box(x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

function times(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function pickSeveral<Item>(random: () => number, items: readonly Item[], count: number) {
  const start = Math.floor(random() * items.length);
  return Array.from({ length: count }, (_, index) => items[(start + index) % items.length] as Item);
}
