/** Sizes in px. */
const WIDTH = 760;
const LABELS = 330;
const ROW = 26;
const TOP = 44;
const BAR = 14;

/** The largest share shown as a bar; longer bars are cut off, and their number gives the value. */
const MOST = 1.6;

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #26221f; }
.number { font-weight: 600; }
.quiet { fill: #6b635c; }
.within { fill: #2f7d59; }
.over { fill: #b3432b; }
line { stroke: #8a8178; }
@media (prefers-color-scheme: dark) {
  text { fill: #f1ece6; }
  .quiet { fill: #b5aca3; }
  .within { fill: #6cc79b; }
  .over { fill: #f08b70; }
}`;

/** A bar for each share: `{ label, share, isWithin }`. The line marks where Mortar takes as much as its peer. */
export function chartOf(rows) {
  const height = TOP + rows.length * ROW + 10;
  const peer = xOf(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Mortar as a share of its peers">`,
    `<style>${STYLE}</style>`,
    `<text class="quiet" x="${LABELS}" y="20">0</text>`,
    `<text class="quiet" x="${peer}" y="20" text-anchor="middle">as much as the peer</text>`,
    ...rows.map(barOf),
    `<line x1="${peer}" x2="${peer}" y1="28" y2="${height - 8}" stroke-dasharray="3 3"/>`,
    '</svg>\n',
  ].join('\n');
}

function barOf({ label, share, isWithin }, index) {
  const y = TOP + index * ROW;
  const end = xOf(Math.min(share, MOST));
  return [
    `<text x="${LABELS - 12}" y="${y}" text-anchor="end">${escapeXml(label)}</text>`,
    `<rect class="${isWithin ? 'within' : 'over'}" x="${LABELS}" y="${y - BAR + 3}" width="${(end - LABELS).toFixed(1)}" height="${BAR}" rx="2"/>`,
    `<text class="number" x="${(end + 6).toFixed(1)}" y="${y}">${share.toFixed(2)}</text>`,
  ].join('');
}

function xOf(share) {
  return Math.round(LABELS + (share / MOST) * (WIDTH - LABELS - 60));
}

function escapeXml(text) {
  return text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
}
